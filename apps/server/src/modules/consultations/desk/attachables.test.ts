import { randomUUID } from 'node:crypto';
import type { Attachables, MessagePage } from '@hidamari/contract/consultations';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  asMember,
  havingSeenAll,
  type Member,
  openCase,
  SUMMARY,
  type Supporter,
  take,
} from '../consultations.fixture.ts';

const portal = usePortal();

async function offered(supporter: Supporter, caseId: string): Promise<Attachables> {
  const answer = await supporter.call('GET', `/desk/cases/${caseId}/attachables`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function messagesOf(member: Member, caseId: string): Promise<MessagePage> {
  return (await member.call('GET', `/consultations/${caseId}/messages`)).json();
}

async function ownCase(entrance: 'general' | 'chofu' = 'general') {
  const [supporter, member] = [await aSupporter(portal), await aMember(portal, entrance)];
  const { id } = await openCase(member);
  await take(supporter, id);
  const answer = (text: string, attached: unknown, key: string = randomUUID()) =>
    supporter.call('POST', `/desk/cases/${id}/replies`, { text, attached, client_key: key });
  return { supporter, member, id, answer };
}

const LEAVE = { kind: 'article', id: 'before-taking-leave' };
const LEAVE_TITLE = '仕事を休む前に、職場に確かめておきたいこと';
const CITY = { kind: 'article', id: 'chofu-asking-at-city-hall' };
const MONEY = { kind: 'services', id: 'financial' };

describe('お返事とまとめにそえるもの（G90）', () => {
  // @proves call GET /desk/cases/{id}/attachables
  it('記事は新しい順に、サービスは困りごとごとに選べる。サービスのない調布市には、記事だけ', async () => {
    const { supporter, id } = await ownCase();
    const { articles, services } = await offered(supporter, id);
    expect(services.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'treatment 治療を支えるサービス',
      'financial お金を支えるサービス',
      'life くらしを支えるサービス',
      'mental こころを支えるサービス',
    ]);
    expect(articles.find(({ id }) => id === LEAVE.id)).toMatchObject({
      title: LEAVE_TITLE,
      category: 'くらし',
      review_due: false,
    });
    const chofu = await offered(supporter, (await ownCase('chofu')).id);
    expect(chofu.services).toEqual([]);
    const idsOf = (list: Attachables['articles']) => list.map(({ id }) => id);
    // The city's own notices are words for its members alone.
    const ofCity = chofu.articles.filter(({ category }) => category === '調布市からのお知らせ');
    expect(idsOf(ofCity)).toContain(CITY.id);
    const isOfCity = (id: string) => idsOf(ofCity).includes(id);
    expect(idsOf(articles).filter(isOfCity)).toEqual([]);
    expect(idsOf(chofu.articles).filter((id) => !isOfCity(id))).toEqual(idsOf(articles));
    const nobodys = `/desk/cases/${randomUUID()}/attachables`;
    expect((await supporter.call('GET', nobodys)).statusCode).toBe(404);
  });

  it('お返事にそえた記事は、いまの題名で会員に届き、もう一度送っても一つのまま', async () => {
    const { member, id, answer } = await ownCase();
    const key = randomUUID();
    const first = await answer('こちらもご覧ください。', { ...LEAVE, title: '書きかえた題名' }, key);
    expect(first.statusCode, first.body).toBe(201);
    expect((await answer('こちらもご覧ください。', LEAVE, key)).json()).toEqual(first.json());
    const messages = await messagesOf(member, id);
    expect(messages.data.map(({ text, attached }) => ({ text, attached }))[1]).toEqual({
      text: 'こちらもご覧ください。',
      attached: { ...LEAVE, title: LEAVE_TITLE },
    });
    expect(messages.data).toHaveLength(2);
  });

  it('まとめには五つまでそえられ、同じものは一つになる', async () => {
    const { supporter, member, id } = await ownCase();
    const close = (attached: unknown[]) =>
      supporter.call('POST', `/desk/cases/${id}/close`, {
        title: '仕事と通院',
        topics: ['life'],
        summary: { ...SUMMARY, attached },
        ...havingSeenAll(),
      });
    const tooMany = await close(
      ['treatment', 'financial', 'life', 'mental', 'a', 'b'].map((one) => ({ kind: 'services', id: one })),
    );
    expect(tooMany.statusCode).toBe(422);
    expect((await close([LEAVE, MONEY, LEAVE])).statusCode).toBe(204);
    expect((await asMember(member, id)).summary?.attached).toEqual([
      { ...LEAVE, title: LEAVE_TITLE },
      { ...MONEY, title: 'お金を支えるサービス' },
    ]);
  });

  it('ないもの、その会員の窓口にないものは断られ、何も送られない', async () => {
    const { member, id, answer } = await ownCase('chofu');
    for (const attached of [
      { kind: 'article', id: 'no-such-article' },
      MONEY,
      { kind: 'services', id: 'x' },
    ]) {
      const refused = await answer('こちらもご覧ください。', attached);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields).toEqual({ attached: ['invalid'] });
    }
    expect((await messagesOf(member, id)).data).toHaveLength(1);
    expect((await answer('記事なら届きます。', LEAVE)).statusCode).toBe(201);
    expect((await answer('市のお知らせも届きます。', CITY)).statusCode).toBe(201);
    const general = await ownCase();
    expect((await general.answer('ほかの窓口のお知らせは届きません。', CITY)).statusCode).toBe(422);
  });
});
