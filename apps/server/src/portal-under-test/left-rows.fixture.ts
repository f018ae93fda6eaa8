import { sql } from 'drizzle-orm';
import type { PortalUnderTest } from './portal-under-test.fixture.ts';

type Row = Record<string, unknown>;

/**
 * Everything that lies in the portal's database, by table, with what differs each time replaced by its kind: ids, hashes,
 * sealed texts and keys; moments by how many hours they are from now; `own` words, such as somebody's address, by their
 * name. What two ways leave can then be compared.
 */
export async function leftRows(
  { dependencies }: PortalUnderTest,
  own: Readonly<Record<string, string>> = {},
): Promise<Record<string, Row[]>> {
  const { database, clock } = dependencies;
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const kindOf = kinds(clock(), own);
  const left: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const { rows } = await database.execute<{ row: Row }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    );
    const kept = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, kindOf(column, value)])),
    );
    if (kept.length > 0)
      left[name] = kept.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return left;
}

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const SECRET_COLUMN = /(_hash|_key|_sealed)$|^(payload|secret)$/;
/** Words that were sealed begin with the id of their key. */
const SEALED = /^[\da-f]{12}\./;
/** Handles and tokens in the links of messages. */
const TOKEN = /[\w-]{43}/g;
const HOUR = 3_600_000;

function kinds(now: Date, own: Readonly<Record<string, string>>) {
  return (column: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value === '') return value;
    if (MOMENT.test(value)) return `${Math.round((Date.parse(value) - now.getTime()) / HOUR)} hours from now`;
    if (column === 'idempotency_key') return value.replace(ID, '(id)');
    if (SECRET_COLUMN.test(column) || SEALED.test(value)) return '(secret)';
    const name = Object.keys(own).find((key) => own[key] === value);
    return name === undefined ? value.replace(ID, '(id)').replace(TOKEN, '(token)') : `(${name})`;
  };
}
