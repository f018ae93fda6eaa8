import { SURVEY_LINK_DAYS } from '@hidamari/domain/surveys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowsOf } from '../consultations/consultations.fixture.ts';
import {
  aNotifiedMember,
  linkLine,
  type NotifiedMember,
  noticesTo,
  passTo,
  passToDaytime,
  setMember,
} from '../notices/notices.fixture.ts';
import { aFinishedCase, answerAll, aVisitor, letCaseRest, linkIn, verify } from './surveys.fixture.ts';

const portal = usePortal();
beforeEach(() => passToDaytime(portal));
afterEach(() => vi.restoreAllMocks());

const A_MINUTE = 60;
const mailServer = () => vi.spyOn(portal.dependencies.deliver, 'send-mail');

/** The mail server does not answer the next try. */
const losesOneMail = () =>
  mailServer().mockRejectedValueOnce(Object.assign(new Error(), { code: 'ECONNREFUSED' }));

/** A member whose consultation ended two days ago: they are asked how it went now. */
async function asked(
  settings: Record<string, unknown> = {},
  before?: (member: NotifiedMember) => Promise<unknown>,
) {
  const member = await aNotifiedMember(portal, settings);
  const { caseId } = await aFinishedCase(portal, { member });
  await before?.(member);
  await letCaseRest(portal, caseId);
  return { ...member, caseId };
}

const surveysTo = async (member: NotifiedMember) =>
  (await noticesTo(portal, member)).filter(({ body }) => body.includes('/survey/call'));
const channelsOf = async (member: NotifiedMember) => (await surveysTo(member)).map(({ channel }) => channel);
const invitationsOf = ({ caseId }: { caseId: string }) =>
  rowsOf<{ expires_at: string }>(
    portal,
    `select expires_at::text from survey_invitations where case_id = '${caseId}'`,
  );

/** A first try has failed, and this happens before the next one. */
async function meanwhile(happens: (member: Awaited<ReturnType<typeof asked>>) => Promise<unknown>) {
  losesOneMail();
  const member = await asked();
  expect(await channelsOf(member)).toEqual([]);
  await happens(member);
  portal.pass(A_MINUTE);
  return member;
}

// @proves notice survey
describe('相談のあとのアンケートのお願い（G101、G135、0064）', () => {
  it('一通だけ届き、相談のことには何もふれず、リンクから答えられる', async () => {
    const member = await asked();
    const [mail, ...more] = await surveysTo(member);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      channel: 'mail',
      subject: '【ひだまり】ご利用についてのアンケート',
    });
    expect(mail?.body).not.toMatch(/点滴|職場|病|治療|診察|H-\d/);
    const link = linkIn(mail?.body ?? '');
    expect(await verify(aVisitor(portal), link)).toMatchObject({ is_allowed: true });
    const end = portal.dependencies.clock().getTime() / 1_000 + SURVEY_LINK_DAYS * 86_400;
    expect(Math.abs(Number(link.exp) - end)).toBeLessThan(A_MINUTE);
  });

  it('一度送れなかった場合、もう一度送って届く', async () => {
    expect(await channelsOf(await meanwhile(async () => undefined))).toEqual(['mail']);
  });

  it.each([
    ['亡くなられたと聞いた', 'bereaved_at = now()'],
    ['お知らせを控えるようにした', 'prompts_held_at = now()'],
    ['試しの会員になった', 'member_test_marketing = true'],
    ['受け取らないことにした', "notice_channel = 'none'"],
    ['退会した', 'withdrawn_at = now()'],
  ])('一度送れず、次に送る前に%s場合、たずね直して、送らない', async (_, change) => {
    const member = await meanwhile((one) => setMember(portal, one, change));
    expect(await channelsOf(member)).toEqual([]);
    portal.pass(86_400);
    passToDaytime(portal);
    expect(await channelsOf(member)).toEqual([]);
  });

  it('一度送れず、次に送る前に病気の情報の同意を取り消した場合、送らない', async () => {
    const path = '/account/consents/sensitive_data';
    const member = await meanwhile(async ({ call }) =>
      expect((await call('PUT', path, { is_agreed: false })).statusCode).toBe(200),
    );
    expect(await channelsOf(member)).toEqual([]);
  });

  it('一度送れず、次に送る前に相談の横から答え終えた場合、送らない', async () => {
    const member = await meanwhile(({ call }) => answerAll(call, {}));
    expect(await channelsOf(member)).toEqual([]);
  });

  it('一度送れず、次に送る前に同じ相談がまた始まった場合、送らない', async () => {
    const member = await meanwhile(({ caseId }) =>
      rowsOf(
        portal,
        `update consultation_cases set status = 'working', closed_at = null where id = '${caseId}'`,
      ),
    );
    expect(await channelsOf(member)).toEqual([]);
  });

  it('LINEを選んで連携した方にはLINEで、連携していない方にはメールで届く', async () => {
    const linked = await asked({ notice_channel: 'line' }, (one) => linkLine(portal, one));
    const unlinked = await asked({ notice_channel: 'line' });
    expect([await channelsOf(linked), await channelsOf(unlinked)]).toEqual([['line'], ['mail']]);
    const [line] = await surveysTo(linked);
    expect(line?.body).not.toMatch(/がん|点滴|病|治療|診察/);
    expect(await verify(aVisitor(portal), linkIn(line?.body ?? ''))).toMatchObject({ is_allowed: true });
  });

  it('同じ仕事が二度、同時に来ても、お願いは一つで、メールは一通', async () => {
    const member = await aNotifiedMember(portal, {});
    const { caseId } = await aFinishedCase(portal, { member });
    await rowsOf(
      portal,
      `update consultation_cases set closed_at = closed_at - interval '2 days' where id = '${caseId}'`,
    );
    const { handlers } = portal.modules.surveys;
    const payload = { case_id: caseId };
    const signal = AbortSignal.timeout(30_000);
    const twice = (kind: 'invite-to-survey' | 'notify-survey', keys: string[]) =>
      Promise.all(keys.map((idempotencyKey) => handlers[kind]?.({ idempotencyKey, payload, signal })));
    await twice('invite-to-survey', ['closed', 'closed again']);
    await twice('notify-survey', [`survey-told:${caseId}`, `survey-told:${caseId}`]);
    expect(await channelsOf(member)).toEqual(['mail']);
    expect(await invitationsOf({ caseId })).toHaveLength(1);
  });

  it('夜のあいだは送らず、朝8時に届き、リンクはそこから14日使える', async () => {
    const member = await aNotifiedMember(portal, {});
    const { caseId } = await aFinishedCase(portal, { member });
    passTo(portal, '20:30');
    await letCaseRest(portal, caseId);
    expect(await invitationsOf({ caseId })).toHaveLength(1);
    expect(await channelsOf(member)).toEqual([]);
    passTo(portal, '07:58');
    expect(await channelsOf(member)).toEqual([]);
    passTo(portal, '08:00');
    const [mail, ...more] = await surveysTo(member);
    expect(more).toEqual([]);
    const { exp } = linkIn(mail?.body ?? '');
    const end = portal.dependencies.clock().getTime() / 1_000 + SURVEY_LINK_DAYS * 86_400;
    expect(Math.abs(Number(exp) - end)).toBeLessThan(A_MINUTE);
  });
});
