import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PortalClient } from '../tools/portal-client/portal-client.ts';
import { PORT } from './portal/addresses.ts';
import { DATA_FOLDER_VARIABLE } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';

/** Words that stand nowhere by chance. Short, so that the database does not compress the row they would stand in. */
const CANARY = 'カナリアは窓辺で歌う';
const ON_CARD = 'カナリアの目安の病院';
const ASKED = 'カナリアに聞きたいこと';

/** In the name of every hospital of the sample, which is a list for everybody. */
const IN_THE_OPEN = '（架空）';

/** Every file of the portal's data folder: the database with its journal, kept pictures, keys. */
async function* filesOf(folder: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const name = join(entry.parentPath, entry.name);
    // A file of the running database may go while it is read through.
    const bytes = await readFile(name).catch(() => null);
    if (bytes !== null) yield { name, bytes };
  }
}

/** How words could lie there: as text, as two bytes a character, as hexadecimal digits, in base64. */
const formsOf = (words: string): Buffer[] => [
  Buffer.from(words),
  Buffer.from(words, 'utf16le'),
  Buffer.from(Buffer.from(words).toString('hex')),
  Buffer.from(Buffer.from(words).toString('base64url').slice(0, -2)),
];

async function filesWith(words: string): Promise<string[]> {
  const found: string[] = [];
  const forms = formsOf(words);
  for await (const { name, bytes } of filesOf(process.env[DATA_FOLDER_VARIABLE] ?? '')) {
    if (forms.some((form) => bytes.includes(form))) found.push(name);
  }
  return found;
}

test('書いたこと、聞きたいこと、病院から言われたことは、データのどのファイルにも読める形では残らない', {
  tag: '@core',
}, async () => {
  const member = new PortalClient({ port: PORT });
  await member.signUp({
    phone: '09055550147',
    email: 'sealed-files@e2e.example',
    password: 'madobe-no-hidamari-7',
  });
  const log = await member.json<{ id: string }>('POST', '/api/treatment-logs', {
    log_date: '2026-01-15',
    title: CANARY,
    is_condition_log: true,
    is_other_log: true,
    measurements: [{ kind: 'body_temperature', value: 38.9 }],
    other: { text: CANARY },
  });
  await member.json('POST', '/api/treatment-logs/next-visit-information', {
    visit_date: '2026-12-24',
    hospital: CANARY,
    questions: [{ text: ASKED }],
  });
  await member.json('PUT', '/api/contact-threshold', {
    hospital_name: ON_CARD,
    day_phone: '0300000000',
    rules: [],
    version: 0,
  });
  expect(log.id).toMatch(/^[0-9a-f-]{36}$/);
  for (const words of [CANARY, ON_CARD, ASKED]) expect(await filesWith(words), words).toEqual([]);
  // What lies there openly is found: otherwise nothing would be shown by what is not.
  expect(await filesWith(IN_THE_OPEN)).not.toEqual([]);
});
