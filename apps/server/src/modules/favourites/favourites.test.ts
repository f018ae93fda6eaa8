import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { favouritesToTake } from './index.ts';
import { favouriteBelongings } from './move-favourites.ts';

const portal: PortalUnderTest = usePortal();

const [ONE, OTHER] = ['sleepless-night', 'telling-family'];
const WIRE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = ({ browser, accessToken }: Someone, method: Method, path: string, body?: unknown) =>
  browser.call(method, path, body, accessToken);

const keep = (person: Someone, id: string) => ask(person, 'POST', '/favorite-articles', { page_id: id });
const drop = (person: Someone, id: string) => ask(person, 'DELETE', `/favorite-articles/${id}`);
const restore = (person: Someone, id: string) => ask(person, 'PUT', `/favorite-articles/${id}`, {});
const list = async (person: Someone, query = '') =>
  (await ask(person, 'GET', `/favorite-articles${query}`)).json();
const idsOf = async (person: Someone) =>
  (await list(person)).data.map(({ page_id }: { page_id: string }) => page_id);

/** Rows as if other members had kept the article. */
async function keptByOthers(id: string, keepers: number) {
  await portal.dependencies.database.execute(
    `insert into favourites (member_id, kind, content_id, created_at, updated_at)
     select gen_random_uuid(), 'article', '${id}', now(), now() from generate_series(1, ${keepers})`,
  );
}

const countOf = async (person: Someone, id: string) =>
  (await ask(person, 'GET', `/favorite-article-counts/${id}`)).json();

describe('お気に入りの記事（G123）', () => {
  // @proves call POST /favorite-articles
  it('加えると一覧に現れ、時刻は日本の YYYY-MM-DD HH:mm:ss で、ほかの会員には見えない', async () => {
    const [person, other] = [await makeMember(portal), await makeMember(portal)];
    const kept = await keep(person, ONE);
    expect(kept.statusCode, kept.body).toBe(201);
    expect(kept.json()).toEqual({
      page_id: ONE,
      is_deleted: false,
      created_at: expect.stringMatching(WIRE),
    });
    expect(await list(person)).toEqual({
      data: [kept.json()],
      meta: { page: 1, per_page: 20, total: 1 },
    });
    expect((await list(other)).data).toEqual([]);
  });

  it('二度加えると、はじめのものを答える', async () => {
    const person = await makeMember(portal);
    const first = await keep(person, ONE);
    portal.pass(60);
    expect((await keep(person, ONE)).json()).toEqual(first.json());
  });

  // @proves call DELETE /favorite-articles/{id}
  // @proves call PUT /favorite-articles/{id}
  it('外すと一覧から消え、取り消すと、はじめの日のまま戻る', async () => {
    const person = await makeMember(portal);
    const first = (await keep(person, ONE)).json();
    expect((await drop(person, ONE)).statusCode).toBe(204);
    expect(await idsOf(person)).toEqual([]);
    portal.pass(60);
    const back = await restore(person, ONE);
    expect([back.statusCode, back.json()]).toEqual([200, first]);
    expect(await idsOf(person)).toEqual([ONE]);
  });

  it('外したものを加えなおすと、新しい日になる', async () => {
    const person = await makeMember(portal);
    const first = (await keep(person, ONE)).json();
    await drop(person, ONE);
    portal.pass(600);
    expect((await keep(person, ONE)).json().created_at > first.created_at).toBe(true);
  });

  it('ない記事と、持っていないものは、404', async () => {
    const person = await makeMember(portal);
    expect((await keep(person, 'no-such-article')).statusCode).toBe(404);
    expect((await drop(person, ONE)).statusCode).toBe(404);
    expect((await restore(person, ONE)).statusCode).toBe(404);
  });

  // @proves call GET /favorite-articles
  it('新しい順に20件ずつ、pageAll ならすべてを一度に返す', async () => {
    const person = await makeMember(portal);
    await portal.dependencies.database.execute(
      `insert into favourites (member_id, kind, content_id, created_at, updated_at)
       select '${person.memberId}', 'article', 'a' || n, timestamp '2026-01-01' + n * interval '1 minute', now()
       from generate_series(1, 45) n`,
    );
    const [second, third, all] = [
      await list(person, '?page=2'),
      await list(person, '?page=3'),
      await list(person, '?pageAll=true'),
    ];
    expect(second.data[0].page_id).toBe('a25');
    expect([second.data.length, third.data.length, all.data.length]).toEqual([20, 5, 45]);
    expect(third.meta).toEqual({ page: 3, per_page: 20, total: 45 });
    expect(all.meta).toEqual({ page: 1, per_page: 500, total: 45 });
  });

  // @proves call POST /favorite-articles
  it('500をこえる場合、受け取らずに伝え、外したものを戻すときも同じ', async () => {
    const person = await makeMember(portal);
    await keep(person, ONE);
    await drop(person, ONE);
    await portal.dependencies.database.execute(
      `insert into favourites (member_id, kind, content_id, created_at, updated_at)
       select '${person.memberId}', 'article', 'a' || n, now(), now() from generate_series(1, 500) n`,
    );
    for (const refused of [await keep(person, OTHER), await restore(person, ONE)]) {
      expect([refused.statusCode, refused.json().fields]).toEqual([422, { page_id: ['too_many_items'] }]);
    }
  });

  it('同じ人が一度に20回加えても、行は一つ', async () => {
    const person = await makeMember(portal);
    const answers = await Promise.all(Array.from({ length: 20 }, () => keep(person, ONE)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const { rows } = await rowOf(
      portal,
      `select count(*)::int as rows from favourites where member_id = '${person.memberId}'`,
    );
    expect(rows).toBe(1);
  });

  // @proves call GET /favorite-article-counts/{id}
  it('保存した人の数は、5人から見せ、負にならない', async () => {
    const person = await makeMember(portal);
    await keptByOthers('body-notes', 4);
    expect(await countOf(person, 'body-notes')).toEqual({ article_id: 'body-notes', count: null });
    await keep(person, 'body-notes');
    expect(await countOf(person, 'body-notes')).toEqual({ article_id: 'body-notes', count: 5 });
    await drop(person, 'body-notes');
    await drop(person, 'body-notes');
    expect(await countOf(person, 'body-notes')).toMatchObject({ count: null });
    expect(await countOf(person, 'nobody-keeps-it')).toMatchObject({ count: null });
  });
});

describe('お気に入りのサービス', () => {
  // @proves call DELETE /favorite-services/{id}
  // @proves call GET /favorite-service-counts/{id}
  // @proves call GET /favorite-services
  // @proves call POST /favorite-services
  // @proves call PUT /favorite-services/{id}
  it('記事と別に持ち、同じようにふるまう', async () => {
    const person = await makeMember(portal);
    const kept = await ask(person, 'POST', '/favorite-services', { service_id: 'ancs' });
    expect([kept.statusCode, kept.json().service_id]).toEqual([201, 'ancs']);
    expect(await idsOf(person)).toEqual([]);
    const services = (await ask(person, 'GET', '/favorite-services?pageAll=true')).json();
    expect(services.data).toEqual([kept.json()]);
    expect((await ask(person, 'DELETE', '/favorite-services/ancs')).statusCode).toBe(204);
    const back = await ask(person, 'PUT', '/favorite-services/ancs', {});
    expect(back.json()).toEqual(kept.json());
    expect((await ask(person, 'POST', '/favorite-services', { service_id: 'none' })).statusCode).toBe(404);
    expect((await ask(person, 'GET', '/favorite-service-counts/ancs')).json()).toEqual({
      service_id: 'ancs',
      count: null,
    });
  });
});

describe('自分に案内されないサービス（仕様6）', () => {
  const keepService = async (person: Someone, id: string) =>
    (await ask(person, 'POST', '/favorite-services', { service_id: id })).statusCode;
  const [INSURED_ONLY, GENERAL_ONLY, OTHER_COMPANY] = ['claim-papers', 'usage-code', 'workplace-nurse'];

  // @proves call POST /favorite-services
  it('一覧に出ない人には、ないものと同じに答え、何も残さない', async () => {
    const general = await makeMember(portal, 'general');
    for (const id of [INSURED_ONLY, OTHER_COMPANY]) expect(await keepService(general, id)).toBe(404);
    expect((await ask(general, 'GET', '/favorite-services')).json().data).toEqual([]);
    expect(await keepService(general, GENERAL_ONLY)).toBe(201);
  });

  it('保険の会員は保険のものを保存でき、一般のものはできない', async () => {
    const insured = await makeMember(portal, 'insurance');
    expect(await keepService(insured, INSURED_ONLY)).toBe(201);
    expect(await keepService(insured, GENERAL_ONLY)).toBe(404);
  });

  it('市の会員には、サービスがない', async () => {
    expect(await keepService(await makeMember(portal, 'chofu'), 'ancs')).toBe(404);
  });
});

describe('片づけと移行', () => {
  it('外してひと月たったものは、消える', async () => {
    const person = await makeMember(portal);
    await keep(person, ONE);
    await keep(person, OTHER);
    await drop(person, ONE);
    const [job] = portal.modules.favourites.jobs;
    const inDays = (days: number) => new Date(portal.dependencies.clock().getTime() + days * 86_400_000);
    await job?.run(inDays(29));
    expect((await restore(person, ONE)).statusCode).toBe(200);
    await drop(person, ONE);
    await job?.run(inDays(31));
    expect((await restore(person, ONE)).statusCode).toBe(404);
    expect(await idsOf(person)).toEqual([OTHER]);
  });

  it('共通IDへの移行では、両方にあるものは一つになり、早い日を残す', async () => {
    const [from, to] = [await makeMember(portal), await makeMember(portal)];
    const early = (await keep(from, ONE)).json();
    await keep(from, OTHER);
    portal.pass(600);
    await keep(to, ONE);
    const { database, encryption } = portal.dependencies;
    const move = { from: from.memberId, to: to.memberId };
    expect(await favouriteBelongings.count(database, from.memberId)).toBe(2);
    while ((await favouriteBelongings.moveSome({ database, encryption } as never, move, 1)) > 0);
    expect(await favouriteBelongings.isEmpty(database, from.memberId)).toBe(true);
    const moved = (await list(to)).data;
    expect(moved).toContainEqual(early);
    expect((await idsOf(to)).sort()).toEqual([ONE, OTHER].sort());
  });

  // @proves call GET /favorite-articles
  it('移行で500をこえた場合も、pageAll と自分のデータには、残らず出る', async () => {
    const [from, to] = [await makeMember(portal), await makeMember(portal)];
    const { database } = portal.dependencies;
    await database.execute(
      `insert into favourites (member_id, kind, content_id, created_at, updated_at)
       select case when n <= 450 then '${from.memberId}'::uuid else '${to.memberId}'::uuid end,
         'article', 'a' || n, timestamp '2026-01-01' + n * interval '1 minute', now()
       from generate_series(1, 900) n`,
    );
    const move = { from: from.memberId, to: to.memberId };
    while ((await favouriteBelongings.moveSome({ database }, move, 500)) > 0);
    const { data, meta } = await list(to, '?pageAll=true');
    expect([data.length, data[0].page_id, data.at(-1).page_id]).toEqual([900, 'a900', 'a1']);
    expect(meta).toEqual({ page: 1, per_page: 900, total: 900 });
    expect(await favouritesToTake({ database }, to.memberId)).toHaveLength(900);
    expect((await keep(to, ONE)).statusCode).toBe(422);
  });
});
