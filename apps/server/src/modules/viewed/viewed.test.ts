import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';

const portal: PortalUnderTest = usePortal();
const WIRE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

const tell = ({ browser, accessToken }: Someone, path: string, body: unknown) =>
  browser.call('POST', path, body, accessToken);
const list = async ({ browser, accessToken }: Someone, path: string) =>
  (await browser.call('GET', path, undefined, accessToken)).json();

describe('見たもの（G95・G144）', () => {
  // @proves call GET /viewed-information
  // @proves call POST /viewed-information/bulk-store
  it('お知らせは、まとめて一度に預け、はじめに見た時刻を残す', async () => {
    const [person, other] = [await makeMember(portal), await makeMember(portal)];
    expect(
      (await tell(person, '/viewed-information/bulk-store', { ids: ['portal-open', 'new-year-2026'] }))
        .statusCode,
    ).toBe(204);
    const first = await list(person, '/viewed-information');
    expect(first.map(({ id }: { id: string }) => id).sort()).toEqual(['new-year-2026', 'portal-open']);
    expect(first[0].viewed_at).toMatch(WIRE);
    portal.pass(600);
    await tell(person, '/viewed-information/bulk-store', { ids: ['portal-open', 'portal-open'] });
    expect(await list(person, '/viewed-information')).toEqual(first);
    expect(await list(other, '/viewed-information')).toEqual([]);
  });

  // @proves call GET /viewed-notifications
  // @proves call POST /viewed-notifications/bulk-store
  it('自分あての知らせは、番号だけを預かる', async () => {
    const person = await makeMember(portal);
    const id = randomUUID();
    await tell(person, '/viewed-notifications/bulk-store', { ids: [id] });
    expect(await list(person, '/viewed-notifications')).toEqual([
      { id, viewed_at: expect.stringMatching(WIRE) },
    ]);
    const refused = await tell(person, '/viewed-notifications/bulk-store', { ids: ['portal-open'] });
    expect(refused.statusCode).toBe(422);
  });

  // @proves call GET /viewed-contents
  // @proves call POST /viewed-contents
  it('記事とサービスは、種類と一緒に、新しい順に返す', async () => {
    const person = await makeMember(portal);
    await tell(person, '/viewed-contents', { id: 'sleepless-night', kind: 'article' });
    portal.pass(60);
    await tell(person, '/viewed-contents', { id: 'ancs', kind: 'service' });
    const seen = await list(person, '/viewed-contents');
    expect(seen.map(({ id, kind }: { id: string; kind: string }) => `${kind} ${id}`)).toEqual([
      'service ancs',
      'article sleepless-night',
    ]);
  });

  // @proves call GET /viewed-pages
  // @proves call POST /viewed-pages
  // @proves state viewed pages
  it.each([
    ['/treatment-logs/0b5bd5a4-6cf6-4f0b-9a0e-6a1b8a0f4b11', ['/treatment-logs/[id]']],
    ['/articles/sleepless-night', ['/articles/[id]']],
    ['/articles', ['/articles']],
    ['/no-such-screen', []],
  ])('ページ %s は %j として残る', async (path, expected) => {
    const person = await makeMember(portal);
    expect((await tell(person, '/viewed-pages', { path })).statusCode).toBe(204);
    await tell(person, '/viewed-pages', { path });
    const pages = await list(person, '/viewed-pages');
    expect(pages.map((page: { path: string }) => page.path)).toEqual(expected);
  });

  it.each(['/articles?q=ひみつ', '//evil.example', 'articles'])('住所 %s は、受け取らない', async (path) => {
    const person = await makeMember(portal);
    expect((await tell(person, '/viewed-pages', { path })).statusCode).toBe(422);
  });

  it('千をこえた古いものから消える', async () => {
    const person = await makeMember(portal);
    await portal.dependencies.database.execute(
      `insert into viewed_marks (member_id, kind, target, viewed_at)
       select '${person.memberId}', 'information', 'n' || n, timestamp '2026-01-01' + n * interval '1 minute'
       from generate_series(1, 1000) n`,
    );
    await tell(person, '/viewed-information/bulk-store', { ids: ['portal-open'] });
    const { marks, oldest } = await rowOf(
      portal,
      `select count(*)::int as marks, count(*) filter (where target = 'n1')::int as oldest
       from viewed_marks where member_id = '${person.memberId}'`,
    );
    expect([marks, oldest]).toEqual([1_000, 0]);
  });
});
