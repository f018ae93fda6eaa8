import { randomUUID } from 'node:crypto';
import { READING_REASONS, type ReadingReason } from '@hidamari/domain/consultations';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { codeAt, STAFF_PASSWORD } from '../../staff/staff.fixture.ts';
import { picture } from '../../uploads/pictures.fixture.ts';
import { detachMemberFromCases } from '../consultation-records.ts';
import {
  aMember,
  aSupporter,
  atDesk,
  close,
  giveReason,
  type Member,
  openCase,
  type Supporter,
  send,
  take,
  WORDS,
} from '../consultations.fixture.ts';

const portal = usePortal();
/** Words that G119 lists. */
const DANGER = '夜になると、もう消えたいと思ってしまいます。';
const REFUSED = { status_code: 403, name: 'REASON_REQUIRED' };
const A_READING = 10 * 60;

const read = (supporter: Supporter, id: string) => supporter.call('GET', `/desk/cases/${id}`);
const statusFor = async (supporter: Supporter, id: string) => (await read(supporter, id)).statusCode;
const say = (supporter: Supporter, id: string, reason: unknown) =>
  supporter.call('PUT', `/desk/cases/${id}/reading-reason`, { reason });

interface DiaryRow {
  kind: string;
  reason: string;
  staff_role: string;
}
const diaryOf = async (member: Member): Promise<DiaryRow[]> =>
  (await member.call('GET', '/account/access-diary')).json().data;

/** A case that a colleague of the reader looks after. */
async function casesOfAColleague() {
  const [owner, member] = [await aSupporter(portal), await aMember(portal)];
  const { id, number } = await openCase(member, { shares_card: true });
  await take(owner, id);
  return { owner, member, id, number };
}

/** Time passes with somebody at the desk. */
async function workFor(supporter: Supporter, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1_500) {
    portal.pass(Math.min(left, 1_500));
    expect((await supporter.call('GET', '/desk/me')).statusCode).toBe(200);
  }
}

describe('どの相談で理由をたずねるか（F46）', () => {
  it('担当のいない相談と自分の担当は、たずねずにひらく。終わったあとも、担当だった人にはたずねない', async () => {
    const [supporter, member] = [await aSupporter(portal), await aMember(portal)];
    const { id } = await openCase(member);
    expect(await statusFor(supporter, id)).toBe(200);
    await take(supporter, id);
    portal.pass(A_READING);
    expect(await statusFor(supporter, id)).toBe(200);
    await close(supporter, id);
    portal.pass(A_READING);
    expect(await statusFor(supporter, id)).toBe(200);
    expect((await diaryOf(await signedInAgain(member))).map(({ reason }) => reason)).toEqual([
      'consultation',
      'consultation',
      'consultation',
    ]);
  });

  // @proves call GET /desk/cases/{id}
  // @proves error reason_required
  it.each(['supporter', 'lead'] as const)(
    '%s には、同僚の担当も、終わった同僚の相談も、理由を残すまでひらかず、列にあること以外は答えない',
    async (role) => {
      const { owner, member, id, number } = await casesOfAColleague();
      const reader = await aSupporter(portal, role);
      const refused = await read(reader, id);
      expect(refused.json()).toMatchObject({
        ...REFUSED,
        current: {
          number,
          is_closed: false,
          taken_by: { id: owner.id, display_name: '佐藤' },
          member_left: false,
        },
      });
      expect(Object.keys(refused.json().current)).toHaveLength(4);
      expect(refused.body).not.toContain(WORDS.slice(0, 5));
      await close(owner, id);
      expect((await read(reader, id)).json()).toMatchObject({ ...REFUSED, current: { is_closed: true } });
      expect(await diaryOf(member)).toEqual([]);
      await giveReason(reader, id);
      expect((await atDesk(reader, id)).messages.data[0]?.text).toBe(WORDS);
    },
  );

  it('二人めを待つ相談は、たずねずにひらく。二人めになった人には、終わるまでたずねない', async () => {
    const [owner, second, third] = [
      await aSupporter(portal),
      await aSupporter(portal),
      await aSupporter(portal),
    ];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    expect([await statusFor(second, id), await statusFor(third, id)]).toEqual([200, 200]);
    expect((await second.call('POST', `/desk/cases/${id}/second-check`, {})).statusCode).toBe(204);
    portal.pass(A_READING);
    expect([await statusFor(second, id), await statusFor(third, id)]).toEqual([200, 403]);
    await close(owner, id);
    portal.pass(A_READING);
    expect(await statusFor(second, id)).toBe(403);
  });

  it('読んでいるあいだに同僚が担当になった場合、その閲覧の十分間は続き、そのあとたずねる', async () => {
    const [reader, colleague] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(await aMember(portal));
    await atDesk(reader, id);
    await take(colleague, id);
    portal.pass(A_READING - 1);
    expect((await atDesk(reader, id)).taken_by?.id).toBe(colleague.id);
    portal.pass(1);
    expect(await statusFor(reader, id)).toBe(403);
  });

  it('退会された方の終わった相談も、たずねる', async () => {
    const { owner, id } = await casesOfAColleague();
    const { database, clock } = portal.dependencies;
    const { rows } = await database.execute<{ member_id: string }>(
      `select member_id from consultation_cases where id = '${id}'`,
    );
    await database.transaction((tx) => detachMemberFromCases(tx, rows[0]?.member_id ?? '', clock()));
    const reader = await aSupporter(portal);
    expect((await read(reader, id)).json()).toMatchObject({ ...REFUSED, current: { member_left: true } });
    await giveReason(reader, id, 'case-other');
    expect(await statusFor(reader, id)).toBe(200);
    expect(await statusFor(owner, id)).toBe(200);
  });
});

/** A member whose access token has run out while time passed. */
async function signedInAgain(member: Member): Promise<Member> {
  const answer = await member.browser.call('POST', '/auth/refresh', {});
  expect(answer.statusCode, answer.body).toBe(200);
  const { access_token: token } = answer.json();
  const call: Member['call'] = (method, path, json) => member.browser.call(method, path, json, token);
  return { ...member, call };
}

/** The next working day: a session of staff lasts as long as a reason. */
async function signInAgain({ call, login, secret }: Supporter): Promise<void> {
  expect((await call('POST', '/desk/login', { login, password: STAFF_PASSWORD })).statusCode).toBe(200);
  const code = codeAt(secret, portal.dependencies.clock());
  expect((await call('POST', '/desk/login/second-factor', { code })).statusCode).toBe(204);
}

describe('残した理由', () => {
  // @proves call PUT /desk/cases/{id}/reading-reason
  it('会員の「だれが見たか」に、選んだ理由で残る。読まなければ、残らない', async () => {
    const { member, id } = await casesOfAColleague();
    const reader = await aSupporter(portal, 'lead');
    await giveReason(reader, id, 'case-quality');
    expect(await diaryOf(member)).toEqual([]);
    await atDesk(reader, id);
    await atDesk(reader, id);
    expect(await diaryOf(member)).toEqual([
      expect.objectContaining({ kind: 'case-read', reason: 'case-quality', staff_role: 'lead' }),
    ]);
    await reader.call('GET', `/desk/cases/${id}/card`);
    expect((await diaryOf(member))[0]).toMatchObject({ kind: 'card-read', reason: 'case-quality' });
  });

  it('はじめの閲覧のすぐあとに理由を残した場合も、その理由の閲覧として別に残る', async () => {
    const [reader, colleague, member] = [
      await aSupporter(portal),
      await aSupporter(portal),
      await aMember(portal),
    ];
    const { id } = await openCase(member);
    await atDesk(reader, id);
    await take(colleague, id);
    await giveReason(reader, id, 'case-help');
    await atDesk(reader, id);
    expect((await diaryOf(member)).map(({ reason }) => reason)).toEqual(['case-help', 'consultation']);
  });

  // @proves call PUT /desk/cases/{id}/reading-reason
  it('8時間もち、そのあとはまたたずねる。ほかの相談と、ほかの人には、効かない', async () => {
    const { id } = await casesOfAColleague();
    const another = await casesOfAColleague();
    const [reader, other] = [await aSupporter(portal), await aSupporter(portal)];
    await giveReason(reader, id);
    expect([await statusFor(reader, another.id), await statusFor(other, id)]).toEqual([403, 403]);
    await workFor(reader, 8 * 3_600 - 900);
    expect(await statusFor(reader, id)).toBe(200);
    portal.pass(1_000);
    await signInAgain(reader);
    expect((await read(reader, id)).json()).toMatchObject(REFUSED);
    await giveReason(reader, id);
    expect(await statusFor(reader, id)).toBe(200);
  });

  it.each([
    ['何も選んでいない', undefined],
    ['一覧にない', 'くわしい病状を知りたい'],
    ['責任者だけの', 'case-quality'],
  ])('%s理由の場合、ひらかず、選ぶように答える', async (_, reason) => {
    const { id } = await casesOfAColleague();
    const reader = await aSupporter(portal);
    const answer = await say(reader, id, reason);
    expect(answer.json()).toMatchObject({ status_code: 422, fields: { reason: ['choose_one'] } });
    expect(await statusFor(reader, id)).toBe(403);
  });

  // @proves call PUT /desk/cases/{id}/reading-reason
  it('責任者は、どの理由も選べる。ない相談には、ないと答える', async () => {
    const { id } = await casesOfAColleague();
    const lead = await aSupporter(portal, 'lead');
    for (const { value } of READING_REASONS) await giveReason(lead, id, value satisfies ReadingReason);
    expect((await say(lead, randomUUID(), 'case-help')).statusCode).toBe(404);
  });

  it('自分の担当に理由を送っても残らず、あとで同僚に渡せば、たずねられる', async () => {
    const { owner, id } = await casesOfAColleague();
    const colleague = await aSupporter(portal);
    await giveReason(owner, id);
    await owner.call('POST', `/desk/cases/${id}/hand-over`, { to: colleague.id });
    expect(await statusFor(owner, id)).toBe(403);
  });
});

describe('理由を残すまで、相談の中身を伝える呼び出しはどれも断る', () => {
  let found: Awaited<ReturnType<typeof casesOfAColleague>>;
  let key: string;
  let logId: string;
  beforeAll(async () => {
    found = await casesOfAColleague();
    const { member, id } = found;
    const log = await member.call('POST', '/treatment-logs', {
      log_date: '2026-11-16',
      is_other_log: true,
      other: { text: '夕方にだるさが強かった' },
      share_with_supporter: true,
    });
    key = await sendPicture(member, id);
    logId = log.json().id;
  });

  const CONTENT: [what: string, method: 'GET' | 'PUT', path: () => string][] = [
    ['相談', 'GET', () => ''],
    ['やりとり', 'GET', () => '/messages'],
    ['記録カード', 'GET', () => '/card'],
    ['治療ログの一覧', 'GET', () => '/logs'],
    ['治療ログ', 'GET', () => `/logs/${logId}`],
    ['読んだしるし', 'PUT', () => '/marks'],
  ];
  it.each(CONTENT)('%s', async (_, method, path) => {
    const lead = await aSupporter(portal, 'lead');
    const ask = () =>
      lead.call(method, `/desk/cases/${found.id}${path()}`, method === 'PUT' ? { read: 1 } : undefined);
    expect((await ask()).json()).toMatchObject(REFUSED);
    await giveReason(lead, found.id);
    expect((await ask()).statusCode).toBe(200);
  });

  it.each(['', '/thumbnail'])('写真%s', async (part) => {
    const reader = await aSupporter(portal);
    const ask = () => reader.browser.ask(`/desk/cases/${found.id}/pictures/${key}${part}`);
    expect((await ask()).statusCode).toBe(403);
    await giveReason(reader, found.id);
    expect((await ask()).statusCode).toBe(200);
  });

  it('断られたあいだに、会員の記録にも、読んだしるしにも、何も残らない', async () => {
    const { owner, member, id } = await casesOfAColleague();
    const lead = await aSupporter(portal, 'lead');
    for (const path of ['', '/messages', '/card', '/logs'])
      await lead.call('GET', `/desk/cases/${id}${path}`);
    await lead.call('PUT', `/desk/cases/${id}/marks`, { read: 1 });
    expect(await diaryOf(member)).toEqual([]);
    expect((await atDesk(owner, id)).marks.staff_read).toBe(0);
  });
});

/** A picture in a message of the case; answers its key. */
async function sendPicture({ call, browser }: Member, caseId: string): Promise<string> {
  const [place] = (await call('GET', '/consultations/picture-urls?image_count=1')).json().urls;
  const put = await portal.app.inject({
    method: 'PUT',
    url: place.put_url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { host: browser.host, 'content-type': 'image/jpeg' },
    payload: await picture(80, 60).jpeg().toBuffer(),
  });
  expect(put.statusCode, put.body).toBe(204);
  const message = { text: '写真です。', pictures: [place.key], client_key: randomUUID() };
  const sent = await call('POST', `/consultations/${caseId}/messages`, message);
  expect(sent.statusCode, sent.body).toBe(201);
  return place.key;
}

describe('「私も読みました」（G119）', () => {
  const check = (by: Supporter, id: string) => by.call('POST', `/desk/cases/${id}/second-check`, {});
  const UNREAD = { status_code: 409, current: { is_unread: true } };

  // @proves call POST /desk/cases/{id}/second-check
  it('相談をひらいていない人は、二人めになれない。ひらけば、なれる', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await take(owner, id);
    expect((await check(second, id)).json()).toMatchObject(UNREAD);
    expect((await atDesk(owner, id)).needs_second_check).toBe(true);
    await atDesk(second, id);
    expect((await check(second, id)).statusCode).toBe(204);
  });

  it('つらい気持ちの言葉より十分以上前に読んだだけの人も、もういちどひらくまで、なれない', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const member = await aMember(portal);
    const { id } = await openCase(member);
    await atDesk(second, id);
    await take(owner, id);
    portal.pass(A_READING);
    await send(member, id, DANGER);
    expect((await check(second, id)).json()).toMatchObject(UNREAD);
    await atDesk(second, id);
    expect((await check(second, id)).statusCode).toBe(204);
  });

  it('読んでいるあいだにその言葉が届いた場合は、そのままなれる', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const member = await aMember(portal);
    const { id } = await openCase(member);
    await atDesk(second, id);
    await take(owner, id);
    portal.pass(A_READING - 60);
    await send(member, id, DANGER);
    portal.pass(300);
    expect((await check(second, id)).statusCode).toBe(204);
  });
});
