import { randomUUID } from 'node:crypto';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { openCase } from '../consultations/consultations.fixture.ts';
import { aTalker, consultationsIn, INQUIRY } from './consultations/consultation-export.fixture.ts';
import { anyLog } from './generated-logs.fixture.ts';
import { aLog, contentsOf, dataOwner, documentIn } from './my-data.fixture.ts';
import { sentPicture } from './sent-picture.fixture.ts';

const portal = usePortal();
const outcomes = (rows: readonly { outcome: string }[]) => rows.map(({ outcome }) => outcome);

let reader: ReturnType<typeof dataOwner> | undefined;
/** One member for all the tests that leave no trace for the others. */
const theReader = () => {
  reader ??= dataOwner(portal);
  return reader;
};

/** The trash of everybody is emptied, as after thirty days. */
const emptyTrash = () =>
  portal.dependencies.database.execute(sql`delete from treatment_logs where deleted_at is not null`);

describe('書き出しと読み込み（G136）', () => {
  // @proves call POST /my-data/imports
  it('どんな記録も、書き出して、消して、読み込むと、同じ内容が同じ順に戻る', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLog, { minLength: 3, maxLength: 8 }), async (forms) => {
        const [owner, reader] = [await dataOwner(portal), await dataOwner(portal)];
        const written: TreatmentLog[] = [];
        for (const form of forms) written.push(await owner.write(form));
        const first = await owner.document();
        expect(first.logs).toHaveLength(forms.length);
        for (const { id } of written) await owner.call('DELETE', `/treatment-logs/${id}`);
        await emptyTrash();
        expect((await owner.document()).logs).toEqual([]);

        // The member, and somebody else under another common ID: the same logs.
        for (const person of [owner, reader]) {
          expect(outcomes(await person.restore(first.logs))).toEqual(first.logs.map(() => 'restored'));
          const { logs } = await person.document();
          expect(logs.map(contentsOf)).toEqual(first.logs.map(contentsOf));
        }
      }),
      { numRuns: inject('isWholeSuite') ? 25 : 5 },
    );
  });

  // @proves call POST /my-data/imports
  it('二度読み込んでも、途中からやり直しても、二重にならない', async () => {
    const owner = await dataOwner(portal);
    for (const title of ['一', '二', '三']) await owner.write(aLog({ title }));
    const { logs } = await owner.document();
    expect(outcomes(await owner.restore(logs))).toEqual(['already_there', 'already_there', 'already_there']);
    const reader = await dataOwner(portal);
    expect(outcomes(await reader.restore(logs.slice(0, 2)))).toEqual(['restored', 'restored']);
    expect(outcomes(await reader.restore(logs))).toEqual(['already_there', 'already_there', 'restored']);
    expect((await reader.document()).logs).toHaveLength(3);
  });

  it('同じ記録を同時に何度も送っても、1件だけ戻る', async () => {
    const owner = await dataOwner(portal);
    const row = { ...aLog(), id: '77777777-7777-4777-8777-777777777777' };
    await Promise.all(Array.from({ length: 6 }, () => owner.restore([row, row])));
    expect((await owner.document()).logs).toHaveLength(1);
  });

  it('書き出したあとに直した記録は、いまの内容を残す', async () => {
    const owner = await dataOwner(portal);
    const log = await owner.write(aLog({ title: '前' }));
    const { logs } = await owner.document();
    const { id, version, created_at, updated_at, viewed_at, ...contents } = log;
    await owner.call('PUT', `/treatment-logs/${id}`, { ...contents, title: '後', version });
    expect(outcomes(await owner.restore(logs))).toEqual(['differs']);
    expect((await owner.document()).logs.map(({ title }) => title)).toEqual(['後']);
  });

  it('ごみ箱にある記録は、同じ番号のまま、ごみ箱から戻す', async () => {
    const owner = await dataOwner(portal);
    const log = await owner.write(aLog());
    const { logs } = await owner.document();
    await owner.call('DELETE', `/treatment-logs/${log.id}`);
    expect(outcomes(await owner.restore(logs))).toEqual(['taken_from_trash']);
    expect((await owner.document()).logs.map(({ id }) => id)).toEqual([log.id]);
    expect((await owner.call('GET', '/treatment-logs/trash')).json()).toEqual([]);
  });

  it('一度戻した記録をまた消した場合も、読み込むと1件だけ戻る', async () => {
    const owner = await dataOwner(portal);
    const row = { ...aLog(), id: '88888888-8888-4888-8888-888888888888' };
    await owner.restore([row]);
    const [restored] = (await owner.document()).logs;
    await owner.call('DELETE', `/treatment-logs/${restored?.id}`);
    expect(outcomes(await owner.restore([row]))).toEqual(['taken_from_trash']);
    expect((await owner.document()).logs).toHaveLength(1);
  });

  // @proves call POST /my-data/imports
  it('ほかの会員の記録の番号は、だれのものでもない番号と同じに扱い、その記録を変えない（F15）', async () => {
    const [victim, other] = [await dataOwner(portal), await dataOwner(portal)];
    const theirs = await victim.write(aLog({ title: 'わたしだけの記録' }));
    const row = { ...aLog({ title: 'すりかえ' }), id: theirs.id };
    expect(outcomes(await other.restore([row]))).toEqual(['restored']);
    expect((await victim.document()).logs).toEqual([theirs]);
    expect((await other.document()).logs.map(({ id }) => id)).not.toContain(theirs.id);
  });

  // @proves call POST /my-data/imports
  it('次の診察の番号は引きつがず、写真のない記録の番号を、写真がつくまで答える', async () => {
    const reader = await dataOwner(portal);
    const picture = '11111111-2222-4333-8444-555555555555';
    const row = {
      ...aLog({ test_results: [{ type: 1, images: [picture] }] }),
      id: '99999999-7777-4777-8777-777777777777',
      images: [picture],
      next_visit_id: '11111111-2222-4333-8444-555555555555',
    };
    const answers = await reader.restore([row, row]);
    const [log] = (await reader.document()).logs;
    expect([log?.images, log?.test_results[0]?.images, log?.next_visit_id]).toEqual([[], [], undefined]);
    expect(answers).toEqual([
      { outcome: 'restored', awaits_pictures: log?.id },
      { outcome: 'already_there', awaits_pictures: log?.id },
    ]);

    const images = [await sentPicture(portal, reader)];
    await reader.call('PUT', `/treatment-logs/${log?.id}`, { ...log, images });
    expect(await reader.restore([row])).toEqual([{ outcome: 'already_there', awaits_pictures: null }]);
    await reader.call('DELETE', `/treatment-logs/${log?.id}`);
    expect(await reader.restore([row])).toEqual([{ outcome: 'taken_from_trash', awaits_pictures: null }]);
  });

  it('本人が写真をはずした記録は、写真を待たない', async () => {
    const owner = await dataOwner(portal);
    const log = await owner.write(aLog({ images: [await sentPicture(portal, owner)] }));
    const { logs } = await owner.document();
    await owner.call('PUT', `/treatment-logs/${log.id}`, { ...log, images: [] });
    expect(await owner.restore(logs)).toEqual([{ outcome: 'already_there', awaits_pictures: null }]);
  });

  it('検査の写真のほかに何もない記録も戻り、写真を待つ', async () => {
    const [owner, reader] = [await dataOwner(portal), await dataOwner(portal)];
    const images = [await sentPicture(portal, owner)];
    await owner.write(aLog({ other: undefined, test_results: [{ type: 1, images }] }));
    const { logs } = await owner.document();
    const answers = await reader.restore(logs);
    const restored = (await reader.document()).logs;
    expect(restored.map(contentsOf)).toEqual(logs.map(contentsOf));
    expect(answers).toEqual([{ outcome: 'restored', awaits_pictures: restored[0]?.id }]);
  });
});

describe('ご相談と読み込み', () => {
  // @proves state consultations taken along: read back
  it('ご相談の入ったZIPから記録を戻しても、ご相談は変わらず、増えもしない', async () => {
    const owner = await aTalker(portal);
    await owner.write(aLog());
    const { id } = await openCase(owner);
    await owner.call('POST', '/email/inquiry', INQUIRY);
    const before = await owner.files();
    expect(outcomes(await owner.restore(documentIn(before).logs))).toEqual(['already_there']);
    const after = consultationsIn(await owner.files());
    const { exported_at: _, ...kept } = consultationsIn(before);
    expect([kept.consultations.length, kept.inquiries.length]).toEqual([1, 1]);
    expect(after).toMatchObject(kept);
    expect((await owner.call('GET', `/consultations/${id}`)).json().version).toBe(1);
  });

  // @proves state consultations taken along: read back
  it('ほかの会員が同じZIPを読み込んでも、記録だけが戻り、ご相談は移らない', async () => {
    const [owner, reader] = [await aTalker(portal), await aTalker(portal)];
    await owner.write(aLog());
    await openCase(owner);
    const files = await owner.files();
    expect(outcomes(await reader.restore(documentIn(files).logs))).toEqual(['restored']);
    const { consultations } = consultationsIn(files);
    expect(await reader.restore(consultations)).toEqual([
      { outcome: 'refused', fields: { id: ['invalid'] }, awaits_pictures: null },
    ]);
    expect(consultationsIn(await reader.files()).consultations).toEqual([]);
  });
});

describe('読み込めない記録', () => {
  const id = '66666666-6666-4666-8666-666666666666';
  it.each([
    ['1950年より前', { ...aLog({ log_date: '1949-12-31' }), id }, { log_date: ['date'] }],
    ['先の日付', { ...aLog({ log_date: '2999-01-01' }), id }, { log_date: ['date_in_future'] }],
    ['暦にない日', { ...aLog({ log_date: '2026-02-30' }), id }, { log_date: ['date'] }],
    ['番号がない', aLog(), { id: ['invalid'] }],
    ['番号が数', { ...aLog(), id: 7 }, { id: ['invalid'] }],
    ['種類がない', { ...aLog({ is_other_log: false }), id }, { categories: ['category_required'] }],
    ['内容がない', { ...aLog({ other: { text: '' } }), id }, { details: ['detail_required'] }],
    [
      '範囲の外の値',
      { ...aLog(), id, measurements: [{ kind: 'pulse', value: 900 }] },
      { 'measurements.0.value': ['out_of_range'] },
    ],
    ['文字ではない題名', { ...aLog(), id, title: { a: 1 } }, { title: ['required'] }],
    ['壊れた文字', { ...aLog({ title: '\uD800' }), id }, { title: ['invalid'] }],
    ['文', 'log', {}],
    ['なにもない', null, {}],
    ['並び', [1], {}],
  ])('%s場合、それだけを断り、わけを答え、ほかの記録は戻す', async (_, bad, fields) => {
    const { restore, call } = await theReader();
    const before = (await call('GET', '/my-data')).json().logs;
    expect(await restore([bad, { ...aLog(), id: randomUUID() }])).toEqual([
      { outcome: 'refused', fields, awaits_pictures: null },
      { outcome: 'restored', awaits_pictures: null },
    ]);
    expect((await call('GET', '/my-data')).json().logs).toBe(before + 1);
  });

  it.each([
    ['51件', { logs: Array(51).fill({}) }, 422],
    ['0件', { logs: [] }, 422],
    ['並びでない', { logs: 'x' }, 422],
    ['なにもない', {}, 422],
  ])('一度に送る数が%sの場合、断る', async (_, body, status) => {
    const { call } = await theReader();
    expect((await call('POST', '/my-data/imports', body)).statusCode).toBe(status);
  });

  it('大きすぎる本文の場合、500にならない', async () => {
    const { call } = await theReader();
    const big = { logs: [{ ...aLog(), text: 'x'.repeat(2_000_000) }] };
    expect((await call('POST', '/my-data/imports', big)).statusCode).toBe(413);
  });
});
