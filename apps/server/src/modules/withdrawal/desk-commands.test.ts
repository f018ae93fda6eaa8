import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { testMigrations } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { type OpenedDatabase, openDatabase } from '../../database/open-database.ts';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';

/** Each test starts a process of its own or two: on a busy machine that takes a while, in milliseconds. */
const PATIENCE = 120_000;
vi.setConfig({ testTimeout: PATIENCE });

const UNDO = fileURLToPath(new URL('./undo-withdrawal.command.ts', import.meta.url));
const REQUESTS = fileURLToPath(new URL('../privacy/privacy-requests.command.ts', import.meta.url));

describe('窓口の方のコマンド。サービスが動いているあいだに使う', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hidamari-desk-'));
  const memberId = randomUUID();
  let portal: OpenedDatabase;

  beforeAll(() => () => rmSync(dataDir, { recursive: true }));
  beforeAll(async () => {
    portal = await openDatabase({
      url: null,
      directUrl: null,
      dataDir,
      migrationsFolder: await testMigrations(),
    });
    return () => portal.close();
  });
  beforeAll(async () => {
    const { database } = portal;
    const accountId = randomUUID();
    await database.execute(sql`insert into base_accounts
      (id, pool_sub, pool_username, phone_number, email, account_type, created_at)
      values (${accountId}, 'sub', 'name', '+819012345678', 'hanako@example.com', 'common', now())`);
    await database.execute(sql`insert into members (id, base_account_id, member_type, last_name, first_name,
      last_name_kana, first_name_kana, is_self, referral_sources, withdrawn_at, created_at, updated_at)
      values (${memberId}, ${accountId}, 'general', '山田', '花子', 'ヤマダ', 'ハナコ', true, '{}', now(), now(), now())`);
    await database.execute(sql`insert into withdrawals (id, member_id, receipt_number, withdrawn_at, erase_after)
      values (${randomUUID()}, ${memberId}, 'T-7K4M-QX2H', now(), now() + interval '30 days')`);
    const settings = readSettings({ DATA_DIR: dataDir });
    const encryption = createEncryption(createKeyRing(settings.dataKeys));
    const id = randomUUID();
    const cipher = await encryption.forMember(database, memberId);
    const words = cipher.encrypt('写しをください。', `privacy-request:${id}`);
    await database.execute(sql`insert into privacy_requests
      (id, member_id, receipt_number, kind, words_sealed, state, received_at)
      values (${id}, ${memberId}, 'K-7K4M-QX2H', 'disclosure', ${words}, 'received', now())`);
  });

  const run = (command: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [command, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });

  it('電話番号から、取り消せる退会の受付番号が見つかる', async () => {
    const { stdout: found } = await run(UNDO, '090-1234-5678');
    expect(JSON.parse(found)).toMatchObject([{ receiptNumber: 'T-7K4M-QX2H', memberType: 'general' }]);
  });

  it('受付番号で退会を取り消し、本人にメールで知らせる。二度目は断る', async () => {
    const { stdout } = await run(UNDO, 't-7k4m-qx2h');
    expect(stdout).toBe('The member can log in again.\n');
    const { rows } = await portal.database.execute(
      sql`select withdrawn_at, (select count(*)::int from outbox_messages) as mails from members where id = ${memberId}`,
    );
    expect(rows).toEqual([{ withdrawn_at: null, mails: 1 }]);
    await expect(run(UNDO, 'T-7K4M-QX2H')).rejects.toMatchObject({ code: 1 });
  });

  it('ご請求を、内容を伏せて並べ、番号を言えば開く', async () => {
    const { stdout: listed } = await run(REQUESTS, 'list');
    expect(JSON.parse(listed)).toMatchObject([{ receipt_number: 'K-7K4M-QX2H', state: 'received' }]);
    expect(listed).not.toContain('写し');
    expect((await run(REQUESTS, 'read', 'K-7K4M-QX2H')).stdout).toBe('写しをください。\n');
  });

  it('ご請求を完了へ進め、戻さない', async () => {
    expect((await run(REQUESTS, 'done', 'K-7K4M-QX2H')).stdout).toBe('K-7K4M-QX2H is done.\n');
    await expect(run(REQUESTS, 'working', 'K-7K4M-QX2H')).rejects.toMatchObject({ code: 1 });
  });
});
