import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import { openDetails } from './stored-log.ts';
import { HANAKO, JIRO, startTreatmentLogs, type TreatmentLogsUnderTest } from './treatment-logs.fixture.ts';

let portal: TreatmentLogsUnderTest;
beforeAll(async () => {
  portal = await startTreatmentLogs();
  return () => portal.close();
});
beforeEach(() => portal.empty());

/**
 * None of these can stand in sealed text, an id or a key by chance: what is short holds a sign that those never hold,
 * and a number is long. The shortest has four bytes: three stand in sealed text now and then once they are encoded.
 */
const TELLING = {
  title: 'だいじな題名',
  is_condition_log: true,
  visit: {
    hospital_name: 'ひなた総合病院',
    department: '乳腺外科',
    doctor_role: '主治医',
    explanation: '転移なし',
    cost_yen: 4_711_063,
  },
  medicines: [{ name: 'パクリタキセル', dose: '80mg/m²', note: '副作用の説明' }],
  symptoms: [{ key: 'numbness' as const, frequency: 3, strength: 2, interference: 1 }],
  measurements: [{ kind: 'body_temperature' as const, value: 38.4 }],
  life: { sleep_hours: 5.25, steps: 31_379, meals: 'おかゆ', outing: '図書館' },
  other: { text: '家族に話せない気持ち' },
  test_results: [
    { type: 1 as const, memo: '検査の覚え', rows: [{ item: '好中球', value: '1,472', unit: '/μL' }] },
  ],
  treatments: [{ type: 'chemical-treatment' as const, name: '週一回の点滴' }],
};

const SECRETS = [
  ...[
    'だいじな題名',
    'ひなた',
    '総合病院',
    '乳腺外科',
    '主治医',
    '転移',
    '4711063',
    'パクリ',
    '80mg/m²',
    '副作用',
  ],
  ...['numbness', 'しびれ', 'body_temperature', '38.4', '5.25', '31379', 'おかゆ', '図書館', '家族', '気持'],
  ...['検査', '好中球', '1,472', '/μL', 'chemical-treatment', '点滴'],
];

/** The fractions of a moment look like a measured value now and then. */
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g;

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const tables = await portal.database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await portal.database.execute<{ row: string }>(
      sql.raw(`select row_to_json(t)::text as row from "${name}" t`),
    );
    rows.push(...found.rows.map(({ row }) => row.replaceAll(MOMENT, '(moment)')));
  }
  return rows.join('\n');
}

it('書いたことは、データベースのどこにも読める形では残らない', async () => {
  const { id } = await portal.write(TELLING);
  const stored = await dump();
  // The dump does hold the row: otherwise nothing would be shown by what is missing.
  expect(stored).toContain(id);
  expect(stored).toContain('2026-11-16');
  for (const secret of SECRETS) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    expect(stored).not.toContain(Buffer.from(secret).toString('base64url').slice(0, -1));
  }
});

it('検索の言葉も、読める形では残らない', async () => {
  await portal.write(TELLING);
  expect(await portal.titles(`?keyword=${encodeURIComponent('しびれ')}`)).toEqual([TELLING.title]);
  expect(await dump()).not.toContain('しびれ');
});

it('ほかの人の鍵、別の記録の番号、別のサーバーの鍵では開かない', async () => {
  const { id } = await portal.write(TELLING);
  const other = await portal.write();
  const found = await portal.database.execute<{ sealed_details: string }>(
    sql`select sealed_details from treatment_logs where id = ${id}`,
  );
  const sealed = found.rows[0]?.sealed_details ?? '';
  const [mine, theirs] = await Promise.all(
    [HANAKO, JIRO].map(({ memberId }) => portal.encryption.forMember(portal.database, memberId)),
  );
  if (!mine || !theirs) throw new Error('no ciphers');
  expect(openDetails(mine, id, sealed)).toMatchObject({ title: TELLING.title });
  expect(() => openDetails(theirs, id, sealed)).toThrow();
  expect(() => openDetails(mine, other.id, sealed)).toThrow();
  const stranger = createEncryption(createKeyRing({ current: randomBytes(32), previous: [] }));
  await expect(stranger.forMember(portal.database, HANAKO.memberId)).rejects.toThrow();
});

it('二人が同じことを書いても、検索のしるしは一つも重ならない', async () => {
  await portal.write(TELLING);
  await portal.write(TELLING, 'jiro');
  const shared = await portal.database.execute(sql`
    select token from treatment_logs, unnest(search_tokens) as token
    group by token having count(distinct member_id) > 1`);
  expect(shared.rows).toEqual([]);
});
