import { openTestDatabase } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CommandError } from './command-error.ts';
import { describeCommandFault, describeStartFault } from './start-fault.ts';

/** As the driver and Drizzle wrap what the database said. */
const wrapped = (code: string, message = 'words of the driver') =>
  new Error('Failed query: create schema if not exists drizzle', {
    cause: Object.assign(new Error(message), { code }),
  });

it.each([
  ['42501', 'GRANT CREATE ON DATABASE'],
  ['28P01', 'refuses DATABASE_URL'],
  ['3D000', 'refuses DATABASE_URL'],
  ['25006', 'takes no writes'],
  ['08P01', 'does not answer'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'sslrootcert='],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'sslrootcert='],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'sslrootcert='],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'sslrootcert='],
])('a database that refuses with %s is told in one line with what helps', (code, words) => {
  const said = describeStartFault(wrapped(code));
  expect(said).toContain(words);
  expect(said.split('\n')).toHaveLength(1);
});

it('what nobody foresaw is told with its cause, which the outer error keeps to itself', () => {
  const said = describeStartFault(wrapped('XX000', 'cache lookup failed'));
  expect(said).toContain('Failed query');
  expect(said).toContain('Caused by: Error: cache lookup failed');
});

/** What the driver really throws over a statement with a person's name in it. */
async function refusedStatements(): Promise<unknown[]> {
  const test = await openTestDatabase();
  const failureOf = (statement: Parameters<typeof test.database.execute>[0]) =>
    test.database.execute(statement).then(
      () => null,
      (error: unknown) => error,
    );
  const failures = [
    await failureOf(sql`select * from no_such_table where name = ${'山田花子'}`),
    await failureOf(sql`select ${'山田花子'}::uuid`),
  ];
  await test.close();
  return failures;
}

it('neither a start nor a command prints what a statement was given, and both name the reason', async () => {
  const [missing, refused] = await refusedStatements();
  for (const failure of [missing, refused]) {
    expect(String(failure)).toContain('山田花子');
    expect(describeStartFault(failure)).not.toContain('山田');
    expect(describeCommandFault(failure)).not.toContain('山田');
  }
  expect(describeStartFault(missing)).toContain('no_such_table');
  expect(describeStartFault(refused)).toContain('pg-22P02');
  expect(describeCommandFault(missing)).toContain('pg-42P01');
  expect(describeCommandFault(refused)).toContain('pg-22P02');
});

it.each([
  ['a role without rights', wrapped('42501'), /GRANT SELECT.*ON ALL TABLES/],
  ['a file that is not there', Object.assign(new Error('花子'), { code: 'ENOENT', path: 'y.csv' }), /y\.csv/],
  ['what was asked wrongly', new CommandError('Usage: ...'), /^Usage: \.\.\.$/],
  ['a fault of our own', new Error('its key is gone'), /its key is gone/],
  ['a text that is no JSON', failureOfParsing('山田'), /SyntaxError/],
  ['nothing at all', undefined, /unknown/],
])('%s is told to an operator in one line', (_, error, words) => {
  const said = describeCommandFault(error);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/山田|花子/);
  expect(said.split('\n')).toHaveLength(1);
});

function failureOfParsing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
