import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { ERASED_WITH_ACCOUNT, ERASED_WITH_MEMBER } from './erase-list.ts';
import { ERASED_AT_THE_END, KEPT_TABLES } from './kept-tables.fixture.ts';

const portal = usePortal();

async function rows<Row>(query: string): Promise<Row[]> {
  const found = await portal.dependencies.database.execute(query);
  return found.rows as Row[];
}

const tablesOfDatabase = () =>
  rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );

const byColumn = [...ERASED_WITH_MEMBER, ...ERASED_WITH_ACCOUNT];
const listed = [
  ...byColumn.map(({ table }) => table),
  ...Object.keys(ERASED_AT_THE_END),
  ...Object.keys(KEPT_TABLES),
];

describe('消すものと残すものの一覧', () => {
  // @proves call POST /unsubscribe
  it('データベースのどの表も、消す一覧か、わけのある残す一覧の、どちらか一つにある', async () => {
    const names = (await tablesOfDatabase()).map(({ name }) => name);
    expect([...listed].sort()).toEqual(names.sort());
  });

  it('会員や共通IDを指す列のある表は、残す一覧にない', async () => {
    const pointing = await rows<{ name: string; column: string }>(
      `select distinct c.table_name as name, c.column_name as column
       from information_schema.columns c where c.table_schema = 'public'
         and (c.column_name ~ '(^|_)(member|account|user|person)_id$'
           or c.column_name in ('sub', 'pool_sub', 'recipient', 'email', 'phone_number'))
       union
       select kcu.table_name, kcu.column_name from information_schema.referential_constraints rc
       join information_schema.key_column_usage kcu on kcu.constraint_name = rc.constraint_name
       join information_schema.constraint_column_usage target on target.constraint_name = rc.unique_constraint_name
       where target.table_name in ('members', 'base_accounts', 'pool_users')`,
    );
    expect(pointing.length).toBeGreaterThan(10);
    for (const { name, column } of pointing)
      expect(KEPT_TABLES, `${name}.${column}`).not.toHaveProperty(name);
  });

  it('消す一覧の列は、その表にある', async () => {
    const columns = await rows<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const names = columns.map(({ name }) => name);
    for (const { table, column } of byColumn) expect(names).toContain(`${table}.${column}`);
  });

  it('残す表には、わけが書いてある', () => {
    for (const [table, reason] of Object.entries(KEPT_TABLES))
      expect(reason.length, table).toBeGreaterThan(8);
  });
});
