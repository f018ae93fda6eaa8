import { SAMPLE_CANNED_ANSWERS } from '@hidamari/sample-content/canned-answers';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedDemoCannedAnswers } from '../../demo/seed-demo-canned-answers.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { cannedAnswers } from './canned-answers.table.ts';

const portal = usePortal();
beforeEach(() => portal.dependencies.database.delete(cannedAnswers));

const NOTICE = {
  title: '医療費の通知の見かた',
  text: '通知には、一か月分の医療費が書かれています。\n分からないところを、一緒に見ていきます。',
  topic: 'money',
  variant: null,
} as const;

const atDesk = async (role: 'lead' | 'editor' | 'concierge' = 'editor') =>
  (await makeStaff(portal, role)).browser;
type Browser = Awaited<ReturnType<typeof atDesk>>;

async function write(browser: Browser, body: Record<string, unknown> = NOTICE) {
  const answer = await browser.call('POST', '/desk/canned-answers', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const list = async (browser: Browser) => (await browser.call('GET', '/desk/canned-answers')).json().data;
const change = (browser: Browser, id: string, body: Record<string, unknown>) =>
  browser.call('PUT', `/desk/canned-answers/${id}`, body);

describe('言い回しを書く（G140）', () => {
  // @proves call GET /desk/canned-answers
  it('書いた人の名とともに題名の順に並び、書けない役割の人も読める', async () => {
    const editor = await atDesk();
    const written = await write(editor);
    expect(written).toEqual({
      ...NOTICE,
      id: expect.any(String),
      version: 1,
      updated_at: expect.stringMatching(/^\d{4}-/),
      updated_by: '佐藤',
    });
    await write(editor, { ...NOTICE, title: 'あいさつ', topic: null, variant: 'chofu' });
    const read = await list(await atDesk('concierge'));
    expect(read.map(({ title }: { title: string }) => title)).toEqual(['あいさつ', '医療費の通知の見かた']);
    expect(read[0]).toMatchObject({ topic: null, variant: 'chofu' });
  });

  // @proves call POST /desk/canned-answers
  it('同じものをもう一度送った場合、一つのまま', async () => {
    const editor = await atDesk();
    const first = await write(editor);
    expect(await write(editor)).toEqual(first);
    expect(await list(editor)).toHaveLength(1);
  });

  // @proves call POST /desk/canned-answers
  it.each([
    ['題名がない', { title: ' ' }, { title: ['required'] }],
    ['題名が長い', { title: 'あ'.repeat(61) }, { title: ['too_long'] }],
    ['文章がない', { text: '' }, { text: ['required'] }],
    ['文章が長い', { text: 'あ'.repeat(1_001) }, { text: ['too_long'] }],
    ['知らない話題', { topic: 'weather' }, { topic: ['choose_one'] }],
    ['知らない窓口', { variant: 'mitaka' }, { variant: ['choose_one'] }],
  ])('%s場合、断り、どの欄かを言う', async (_, more, fields) => {
    const editor = await atDesk();
    const answer = await editor.call('POST', '/desk/canned-answers', { ...NOTICE, ...more });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
    expect(await list(editor)).toEqual([]);
  });
});

describe('直す', () => {
  it('版が一つ進み、直した人の名になる', async () => {
    const { id } = await write(await atDesk());
    const lead = await atDesk('lead');
    const answer = await change(lead, id, { ...NOTICE, text: '直した文章', version: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, text: '直した文章', version: 2 });
    expect(await list(lead)).toEqual([answer.json()]);
  });

  // @proves call PUT /desk/canned-answers/{id}
  it('ほかの人が先に直していた場合、いまの版を添えて断る', async () => {
    const editor = await atDesk();
    const { id } = await write(editor);
    await change(editor, id, { ...NOTICE, text: '先に直した文章', version: 1 });
    const answer = await change(editor, id, { ...NOTICE, text: 'あとの文章', version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().current).toMatchObject({ id, text: '先に直した文章', version: 2 });
    expect((await list(editor))[0]).toMatchObject({ text: '先に直した文章' });
  });

  // @proves call PUT /desk/canned-answers/{id}
  it('同じ保存をもう一度送った場合、二度目も成功とし、版は進まない', async () => {
    const editor = await atDesk();
    const { id } = await write(editor);
    const body = { ...NOTICE, text: '直した文章', version: 1 };
    await change(editor, id, body);
    const again = await change(editor, id, body);
    expect([again.statusCode, again.json().version]).toEqual([200, 2]);
  });
});

describe('消す', () => {
  // @proves call DELETE /desk/canned-answers/{id}
  it('並びから消え、直すことも、もう一度消すこともできない。同じものは書き直せる', async () => {
    const editor = await atDesk();
    const { id } = await write(editor);
    expect((await editor.call('DELETE', `/desk/canned-answers/${id}`)).statusCode).toBe(204);
    expect(await list(editor)).toEqual([]);
    expect((await editor.call('DELETE', `/desk/canned-answers/${id}`)).statusCode).toBe(404);
    expect((await change(editor, id, { ...NOTICE, version: 1 })).statusCode).toBe(404);
    expect((await write(editor)).id).not.toBe(id);
  });

  it.each(['nothing', '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'])('知らない番号 %s の場合、404', async (id) => {
    const editor = await atDesk();
    expect((await editor.call('DELETE', `/desk/canned-answers/${id}`)).statusCode).toBe(404);
    expect((await change(editor, id, { ...NOTICE, version: 1 })).statusCode).toBe(404);
  });
});

describe('見本の言い回し', () => {
  const seed = (demo: { password: string } | null) =>
    seedDemoCannedAnswers({
      ...portal.dependencies,
      settings: { ...portal.dependencies.settings, demo },
    });

  it('デモの始動で一度だけ備え、消したものは戻さない', async () => {
    expect(await seed({ password: 'demo' })).toBe(SAMPLE_CANNED_ANSWERS.length);
    const editor = await atDesk();
    const before = await list(editor);
    expect(before).toHaveLength(SAMPLE_CANNED_ANSWERS.length);
    expect(before[0].updated_by).toBeNull();
    for (const { id } of before) await editor.call('DELETE', `/desk/canned-answers/${id}`);
    expect(await seed({ password: 'demo' })).toBe(0);
    expect(await list(editor)).toEqual([]);
  });

  it('デモでない場合、備えない', async () => {
    expect(await seed(null)).toBe(0);
    expect(await list(await atDesk())).toEqual([]);
  });
});
