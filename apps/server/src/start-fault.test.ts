import { expect, it } from 'vitest';
import { describeStartFault } from './start-fault.ts';

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
