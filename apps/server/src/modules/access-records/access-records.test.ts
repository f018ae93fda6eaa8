import { randomUUID } from 'node:crypto';
import type { DiaryQuery } from '@hidamari/contract/access-diary';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../encryption/key-ring.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import { accessChainHeads, accessRecords } from './access-record.table.ts';
import { chainHashOf, digestOf } from './chain.ts';
import { eraseAccessRecordsOf, eraseOldAccessRecords } from './erase-records.ts';
import { listAccessDiary } from './list-access.ts';
import { type Access, recordAccess } from './record-access.ts';
import { verifyChain } from './verify-chain.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  return () => opened.close();
});
beforeEach(() => opened.empty());

const encryption = createEncryption(createKeyRing({ current: Buffer.alloc(32, 7), previous: [] }));
const HANAKO = randomUUID();
const JIRO = randomUUID();
const SATO = { staffId: randomUUID(), displayName: '佐藤', role: 'supporter' as const };
const AT = new Date('2026-11-20T04:52:00.123Z');
const NOW = new Date('2026-11-22T03:00:00Z');

const record = (access: Partial<Access> = {}) =>
  opened.database.transaction((tx) =>
    recordAccess(tx, encryption, {
      memberId: HANAKO,
      staff: SATO,
      kind: 'profile-read',
      reason: 'asked-by-phone',
      at: AT,
      ...access,
    }),
  );
const diaryOf = (memberId: string, query: Partial<DiaryQuery> = {}) =>
  listAccessDiary({ database: opened.database, encryption, clock: () => NOW }, memberId, {
    page: 1,
    ...query,
  });
const verify = () => verifyChain(opened.database);
const stored = () => opened.database.select().from(accessRecords).orderBy(asc(accessRecords.seq));

/** Somebody at the database itself, who has taken the guards away. */
async function tamper(change: () => Promise<unknown>): Promise<void> {
  for (const table of ['access_records', 'access_chain_heads']) {
    await opened.database.execute(sql.raw(`alter table ${table} disable trigger user`));
  }
  await change();
  for (const table of ['access_records', 'access_chain_heads']) {
    await opened.database.execute(sql.raw(`alter table ${table} enable trigger user`));
  }
}

/** The rule of the database that refused; a driver hides it below the statement it quotes. */
const refusalOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => 'done',
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
const RESTRICT_VIOLATION = '23001';

describe('記録の鎖（F46）', () => {
  it('何もない場合も、続けて書いた場合も、鎖は切れていない', async () => {
    expect(await verify()).toMatchObject({ records: 0, fault: null });
    for (let times = 0; times < 3; times += 1) await record();
    const report = await verify();
    expect(report).toMatchObject({ records: 3, fault: null });
    expect(report.head).toBe((await stored()).at(-1)?.chain_hash);
  });

  it('二十の書き手が同時に書いた場合、一本の鎖になる', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, place) => record({ memberId: place % 2 ? HANAKO : JIRO })),
    );
    expect((await stored()).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 20 }, (_, place) => place + 1),
    );
    expect(await verify()).toMatchObject({ records: 20, fault: null });
  });

  it('取りやめた操作の記録は、鎖に残らない', async () => {
    await record();
    const undone = opened.database.transaction(async (tx) => {
      await recordAccess(tx, encryption, { memberId: HANAKO, staff: SATO, kind: 'logs-read', at: AT });
      throw new Error('the act failed');
    });
    await expect(undone).rejects.toThrow('the act failed');
    await record();
    expect(await verify()).toMatchObject({ records: 2, fault: null });
  });

  describe('手を加えた場合、どこかを言い当てる', () => {
    beforeEach(async () => {
      for (let times = 0; times < 4; times += 1) await record();
    });

    it.each([
      [
        '途中の行を消す',
        () => opened.database.delete(accessRecords).where(eq(accessRecords.seq, 2)),
        2,
        'missing',
      ],
      [
        '最後の行を消す',
        () => opened.database.delete(accessRecords).where(eq(accessRecords.seq, 4)),
        4,
        'missing',
      ],
      [
        '見た人の名前を変える',
        () =>
          opened.database.update(accessRecords).set({ staff_name: '鈴木' }).where(eq(accessRecords.seq, 3)),
        3,
        'content',
      ],
      [
        '日時を変える',
        () =>
          opened.database
            .update(accessRecords)
            .set({ at: new Date(0) })
            .where(eq(accessRecords.seq, 3)),
        3,
        'chain',
      ],
      [
        '塩だけを消す',
        () => opened.database.update(accessRecords).set({ salt: null }).where(eq(accessRecords.seq, 1)),
        1,
        'content',
      ],
      [
        '別の会員の記録にする',
        () => opened.database.update(accessRecords).set({ member_id: JIRO }).where(eq(accessRecords.seq, 1)),
        1,
        'content',
      ],
    ])('%s', async (_, change, seq, kind) => {
      await tamper(async () => await change());
      expect((await verify()).fault).toEqual({ seq, kind });
    });

    it('順を入れかえる', async () => {
      await tamper(async () => {
        await opened.database.update(accessRecords).set({ seq: 99 }).where(eq(accessRecords.seq, 2));
        await opened.database.update(accessRecords).set({ seq: 2 }).where(eq(accessRecords.seq, 3));
        await opened.database.update(accessRecords).set({ seq: 3 }).where(eq(accessRecords.seq, 99));
      });
      expect((await verify()).fault).toEqual({ seq: 2, kind: 'chain' });
    });

    it('行を作り直し、その行の要約まで合わせる', async () => {
      const [row] = await stored();
      if (!row?.salt) throw new Error('no record');
      const forged = { ...row, staff_name: '鈴木' };
      const digest = digestOf(row.salt, forged);
      const chain_hash = chainHashOf('', row, digest);
      await tamper(async () =>
        opened.database
          .update(accessRecords)
          .set({ staff_name: '鈴木', digest, chain_hash })
          .where(eq(accessRecords.seq, 1)),
      );
      expect((await verify()).fault).toEqual({ seq: 2, kind: 'chain' });
    });

    it('先頭のしるしを通らずに、行を足す', async () => {
      const last = (await stored()).at(-1);
      if (!last) throw new Error('no record');
      await opened.database.insert(accessRecords).values({ ...last, seq: 5, id: randomUUID() });
      expect((await verify()).fault).toEqual({ seq: 5, kind: 'missing' });
    });

    it('最後の行と、その先頭のしるしをともに戻すことは、データベースが断る', async () => {
      expect(await refusalOf(opened.database.update(accessChainHeads).set({ seq: 3 }))).toBe(
        RESTRICT_VIOLATION,
      );
    });
  });

  it.each([
    ['消すこと', () => opened.database.delete(accessRecords)],
    ['鎖の欄を変えること', () => opened.database.update(accessRecords).set({ digest: 'x' })],
    ['内容を書きかえること', () => opened.database.update(accessRecords).set({ staff_name: '鈴木' })],
    ['一部だけを消すこと', () => opened.database.update(accessRecords).set({ staff_name: null })],
    ['先頭のしるしを消すこと', () => opened.database.delete(accessChainHeads)],
  ])('データベースそのものが、%sを断る', async (_, change) => {
    await record();
    expect(await refusalOf(change())).toBe(RESTRICT_VIOLATION);
    expect(await verify()).toMatchObject({ records: 1, fault: null });
  });
});

describe('消去', () => {
  it('会員の記録を消した場合、内容も塩も残らず、鎖は切れていない', async () => {
    await record({ note: 'ご住所の変更' });
    await record({ memberId: JIRO });
    await eraseAccessRecordsOf(opened.database, HANAKO);
    const [erased, kept] = await stored();
    expect(erased).toMatchObject({
      salt: null,
      member_id: null,
      staff_name: null,
      note_sealed: null,
      kind: null,
    });
    expect(kept).toMatchObject({ member_id: JIRO, staff_name: '佐藤' });
    expect(await verify()).toMatchObject({ records: 2, fault: null });
    expect((await diaryOf(HANAKO)).data).toEqual([]);
  });

  it('三年を過ぎた場合、内容を消し、鎖は切れていない', async () => {
    const now = new Date('2029-11-20T04:52:00.123Z');
    await record({ at: new Date(AT.getTime() - 1) });
    await record({ at: AT });
    expect(await eraseOldAccessRecords(opened.database, now)).toBe(1);
    expect((await stored()).map(({ member_id }) => member_id)).toEqual([null, HANAKO]);
    expect(await verify()).toMatchObject({ records: 2, fault: null });
    expect(await eraseOldAccessRecords(opened.database, now)).toBe(0);
  });
});

describe('だれが見たか', () => {
  // @proves call GET /account/access-diary
  it('新しい順に、言葉にできる形で並ぶ。添えた言葉は、会員の鍵で封をして置く', async () => {
    await record({ kind: 'session-begun', note: '電話でのご依頼' });
    await record({ kind: 'profile-changed', fields: ['postal_code', 'city'] });
    const { data, meta } = await diaryOf(HANAKO);
    expect(meta).toEqual({ page: 1, per_page: 20, total: 2 });
    expect(data).toMatchObject([
      { kind: 'profile-changed', fields: ['postal_code', 'city'], note: null, staff_role: 'supporter' },
      { kind: 'session-begun', staff_name: '佐藤', reason: 'asked-by-phone', note: '電話でのご依頼' },
    ]);
    expect(data[0]?.at).toBe('2026-11-20 13:52:00');
    expect(JSON.stringify(await stored())).not.toContain('電話でのご依頼');
  });

  // @proves call GET /account/access-diary
  it('ほかの会員の記録は、一行も見えない（F15）', async () => {
    await record();
    await record({ memberId: null, kind: 'member-found' });
    expect(await diaryOf(JIRO)).toEqual({ data: [], meta: { page: 1, per_page: 20, total: 0 } });
  });

  it('二十一件ある場合、一枚目に二十件、二枚目に一件', async () => {
    for (let times = 0; times < 21; times += 1) await record();
    expect((await diaryOf(HANAKO)).data).toHaveLength(20);
    expect((await diaryOf(HANAKO, { page: 2 })).data).toHaveLength(1);
  });

  describe('しぼりこみ', () => {
    const namesOf = async (query: Partial<DiaryQuery>) => {
      const { data, meta } = await diaryOf(HANAKO, query);
      expect(meta.total).toBe(data.length);
      return data.map(({ staff_name }) => staff_name);
    };
    beforeEach(async () => {
      const at = (day: string) => new Date(`${day}T03:00:00Z`);
      const TANAKA = { staffId: randomUUID(), displayName: '田中', role: 'concierge' as const };
      await record({ at: at('2025-11-01'), staff: { ...SATO, displayName: '前の佐藤' } });
      await record({ at: at('2026-11-01'), staff: TANAKA });
      await record({ at: at('2026-11-22') });
      await record({ at: at('2026-11-22'), memberId: JIRO });
    });

    // @proves call GET /account/access-diary
    it('立場でしぼった場合、その立場の人の行だけが並び、件数も合う', async () => {
      expect(await namesOf({})).toEqual(['佐藤', '田中', '前の佐藤']);
      expect(await namesOf({ who: 'desk' })).toEqual(['田中']);
      expect(await namesOf({ who: 'supporter' })).toEqual(['佐藤', '前の佐藤']);
    });

    // @proves call GET /account/access-diary
    it('期間でしぼった場合、その期間の行だけが並ぶ。両方でもしぼれる', async () => {
      expect(await namesOf({ period: 'week' })).toEqual(['佐藤']);
      expect(await namesOf({ period: 'month' })).toEqual(['佐藤', '田中']);
      expect(await namesOf({ period: 'year' })).toEqual(['佐藤', '田中']);
      expect(await namesOf({ period: 'year', who: 'supporter' })).toEqual(['佐藤']);
      expect(await namesOf({ period: 'week', who: 'desk' })).toEqual([]);
    });
  });
});
