import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { receiptIn, rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { movePrivacyRequest, readRequestWords } from './handle-privacy-requests.ts';
import { listOpenRequests } from './privacy-requests.repository.ts';

const portal = usePortal();
const WORDS = '妻が書いた記録の写しをください。';

const send = async ({ browser, accessToken }: Someone, body: object, key?: string) => {
  await browser.ask('/api/sanctum/csrf-cookie');
  return browser.ask('/api/account/privacy-requests', {
    method: 'POST',
    json: body,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: `http://${browser.host}`,
      'sec-fetch-site': 'same-origin',
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
};
const list = async ({ browser, accessToken }: Someone) =>
  (await browser.call('GET', '/account/privacy-requests', undefined, accessToken)).json().data;

describe('個人情報についてのご請求', () => {
  // @proves call POST /account/privacy-requests
  it.each(['disclosure', 'correction', 'stop_use'])(
    '%sを送った場合、受付番号と2週間後の日を答え、一覧に出る',
    async (kind) => {
      const person = await makeMember(portal);
      const answer = await send(person, { kind, words: WORDS });
      expect(answer.statusCode, answer.body).toBe(201);
      expect(answer.json()).toMatchObject({
        receipt_number: expect.stringMatching(/^K-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
        kind,
        state: 'received',
        done_at: null,
      });
      const { received_at: at, answer_due_on: due } = answer.json();
      const days = (Date.parse(`${due}T00:00Z`) - Date.parse(`${at.slice(0, 10)}T00:00Z`)) / 86_400_000;
      expect(days).toBe(14);
      expect(await list(person)).toEqual([answer.json()]);
    },
  );

  it('控えのメールには受付番号だけがあり、書いた内容も、何の請求かもない', async () => {
    const person = await makeMember(portal);
    const answer = await send(person, { kind: 'disclosure', words: WORDS });
    const mail = await portal.messageTo(person.email);
    expect(receiptIn(mail)).toBe(answer.json().receipt_number);
    expect(mail).not.toContain(WORDS);
    expect(mail).not.toContain('開示');
  });

  it('書いた内容は、読めない形で残し、ログにも一覧にも出さない。窓口の人だけが開ける', async () => {
    const person = await makeMember(portal);
    const { receipt_number: number } = (await send(person, { kind: 'correction', words: WORDS })).json();
    const { row } = await rowOf(
      portal,
      `select p::text as row from privacy_requests p where receipt_number = '${number}'`,
    );
    expect(String(row)).not.toContain(WORDS);
    expect(JSON.stringify(await list(person))).not.toContain(WORDS);
    expect(portal.logged.join('')).not.toContain(WORDS);
    expect(await readRequestWords(portal.dependencies, number)).toBe(WORDS);
    expect(await readRequestWords(portal.dependencies, 'K-2222-2222')).toBeNull();
  });

  // @proves call POST /account/privacy-requests
  it('同じ送信が二度届いた場合、一つのご請求とし、メールも一通だけ送る（F5）', async () => {
    const person = await makeMember(portal);
    const [first, second] = await Promise.all([
      send(person, { kind: 'stop_use', words: WORDS }, 'same-save-0001'),
      send(person, { kind: 'stop_use', words: WORDS }, 'same-save-0001'),
    ]);
    expect(first.json()).toEqual(second.json());
    expect((await send(person, { kind: 'stop_use', words: WORDS }, 'same-save-0001')).json()).toEqual(
      first.json(),
    );
    expect(await list(person)).toHaveLength(1);
  });

  // @proves call POST /account/privacy-requests
  // @proves error requests_spent
  it('1日に5件まで受け付け、6件目は待ってもらう', async () => {
    const person = await makeMember(portal);
    for (let count = 0; count < 5; count += 1) {
      expect((await send(person, { kind: 'disclosure', words: WORDS })).statusCode).toBe(201);
    }
    const refused = await send(person, { kind: 'disclosure', words: WORDS });
    expect([refused.statusCode, refused.json().name]).toEqual([429, 'REQUESTS_SPENT']);
    expect(refused.json().message).toContain('1日にお送りいただけるご請求は5件までです。約24時間後に');
    expect(await list(person)).toHaveLength(5);
    portal.pass(86_401);
  });

  it('種類を選ばず、何も書かずに送った場合、どちらも項目の下で知らせる', async () => {
    const person = await makeMember(portal);
    const refused = await send(person, { words: '  ' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ kind: ['choose_one'], words: ['required'] });
  });

  // @proves call GET /account/privacy-requests
  it('ほかの会員のご請求は、見えない（F15）', async () => {
    const person = await makeMember(portal);
    await send(person, { kind: 'disclosure', words: WORDS });
    expect(await list(await makeMember(portal))).toEqual([]);
  });

  // @proves call GET /account/privacy-requests
  it('窓口が進めた場合、対応中・完了が一覧に出て、終わったものは窓口の一覧から消える', async () => {
    const person = await makeMember(portal);
    const { receipt_number: number } = (await send(person, { kind: 'disclosure', words: WORDS })).json();
    const waiting = async () =>
      (await listOpenRequests(portal.dependencies.database)).map((row) => row.receipt_number);
    expect(await waiting()).toContain(number);
    expect(await movePrivacyRequest(portal.dependencies, number, 'working')).toBe(true);
    expect(await list(person)).toMatchObject([{ state: 'working', done_at: null }]);
    expect(await movePrivacyRequest(portal.dependencies, number, 'done')).toBe(true);
    expect(await list(person)).toMatchObject([{ state: 'done', done_at: expect.any(String) }]);
    expect(await movePrivacyRequest(portal.dependencies, number, 'working')).toBe(false);
    expect(await waiting()).not.toContain(number);
  });
});
