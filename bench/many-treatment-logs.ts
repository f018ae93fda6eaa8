import { addDays } from '@hidamari/domain/japanese-dates';
import { demoTreatmentLogs } from '@hidamari/sample-content/demo-treatment-logs';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createKeyRing } from '../apps/server/src/encryption/key-ring.ts';
import { createEncryption } from '../apps/server/src/encryption/member-encryption.ts';
import { createTreatmentLogs } from '../apps/server/src/modules/treatment-logs/index.ts';

const LAST_DAY = '2026-11-01';
const AT_ONCE = 250;
const LOGS_OF_ANOTHER = 10_000;
const RARE_EVERY = 1_000;

interface OwnLogs {
  dataKey: Buffer;
  /** A log that the member has already: it says who the member is. */
  logId: string;
  count: number;
}

/** Writes logs of the member by the use case that members write with: sealed, with their search tokens. */
export async function addOwnLogs(pool: pg.Pool, { dataKey, logId, count }: OwnLogs): Promise<string> {
  const found = await pool.query('select member_id from treatment_logs where id = $1', [logId]);
  const memberId: string = found.rows[0].member_id;
  const needs = {
    database: drizzle(pool),
    encryption: createEncryption(createKeyRing({ current: dataKey, previous: [] })),
  };
  const year = demoTreatmentLogs('general', LAST_DAY);
  const logs = Array.from({ length: count }, (_, index) => {
    const log = year[index % year.length];
    if (log === undefined) throw new Error('The demo has no logs.');
    const input = { ...log, log_date: addDays(LAST_DAY, -Math.floor(index / 2)) };
    const rare = { ...input, is_other_log: true, other: { text: `めずらしい言葉 ${index}` } };
    return { input: index % RARE_EVERY === 0 ? rare : input, now: new Date() };
  });
  for (let start = 0; start < count; start += AT_ONCE)
    await createTreatmentLogs(needs, memberId, logs.slice(start, start + AT_ONCE));
  await pool.query('vacuum analyze treatment_logs');
  return memberId;
}

const COPIED = [
  'log_date',
  'log_time',
  'is_visiting_hospital_log',
  'is_medicine_log',
  'is_condition_log',
  'is_life_log',
  'is_other_log',
  'share_with_supporter',
  'sealed_details',
  'created_at',
  'updated_at',
];

/**
 * Logs of other members, each with as many as the one who is measured: the same rows, with tokens of their own, as the
 * tokens of two members never meet. The index over the tokens is built once at the end, as a restore would.
 */
export async function addLogsOfOthers(pool: pg.Pool, memberId: string, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'");
    const index = await client.query(
      "select indexdef from pg_indexes where indexname = 'treatment_logs_search'",
    );
    await client.query('drop index treatment_logs_search');
    for (let others = 0; others < count / LOGS_OF_ANOTHER; others += 1) {
      await client.query(
        `insert into treatment_logs (${[...COPIED, 'id', 'member_id', 'search_tokens'].join(', ')})
           select ${COPIED.join(', ')}, gen_random_uuid(), other.id,
             array(select other.mark || left(token, -2) from unnest(search_tokens) token)
           from treatment_logs, (select gen_random_uuid() as id, $2::text as mark offset 0) other
           where member_id = $1 limit ${LOGS_OF_ANOTHER}`,
        [memberId, String(others).padStart(2, '0')],
      );
    }
    await client.query(index.rows[0].indexdef);
    await client.query('vacuum analyze treatment_logs');
  } finally {
    client.release();
  }
}
