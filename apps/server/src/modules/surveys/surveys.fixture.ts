import { expect } from 'vitest';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  close,
  type Member,
  openCase,
  type Supporter,
  take,
} from '../consultations/consultations.fixture.ts';
import { send, visitorOn } from '../inquiries/inquiries.fixture.ts';

/** What a link says, as a page reads it from its address. */
export type Link = Record<string, string>;

/** A finished case of a new member, and its supporter. */
export async function aFinishedCase(
  portal: PortalUnderTest,
  { member, supporter }: { member?: Member; supporter?: Supporter } = {},
) {
  const who = member ?? (await aMember(portal));
  const desk = supporter ?? (await aSupporter(portal));
  const { id, number } = await openCase(who);
  await take(desk, id);
  await close(desk, id);
  return { member: who, supporter: desk, caseId: id, number };
}

/** The case ended two days ago: whoever may be asked is asked. Sessions stay as they are. */
export async function letCaseRest(portal: PortalUnderTest, caseId: string): Promise<void> {
  const { database } = portal.dependencies;
  await database.execute(
    `update consultation_cases set closed_at = closed_at - interval '2 days' where id = '${caseId}'`,
  );
  await database.execute(
    "update outbox_messages set due_at = due_at - interval '3 days' where kind = 'invite-to-survey' and done_at is null",
  );
  await portal.runOutbox();
}

/** A member with a finished case, who was asked how it went; `link` is the one of their mail. */
export async function anAskedMember(portal: PortalUnderTest, member?: Member) {
  const finished = await aFinishedCase(portal, member ? { member } : {});
  await letCaseRest(portal, finished.caseId);
  return { ...finished, link: linkIn(await portal.messageTo(finished.member.email)) };
}

/** The link that a message brings. */
export function linkIn(text: string): Link {
  const address = /https?:\S+\/survey\/call\?\S+/.exec(text)?.[0];
  if (!address) throw new Error('nobody was asked');
  return Object.fromEntries(new URL(address).searchParams);
}

interface Answer {
  statusCode: number;
  body: string;
  json(): Record<string, unknown>;
}
export type Call = (method: 'POST', path: string, json?: unknown) => Promise<Answer>;

const withNumbers = (link: Link) => ({ ...link, ...(link.exp && { exp: Number(link.exp) }) });

/** Sends one page, as the screen does. */
export const sendPage = (
  call: Call,
  {
    link = {},
    path = '/crm/satisfaction-survey',
    ...body
  }: { link?: Link; path?: string } & Record<string, unknown>,
) => call('POST', path, { ...withNumbers(link), survey: 'call', ...body });

export async function verify(call: Call, link: Link, survey = 'call'): Promise<Record<string, unknown>> {
  const answer = await call('POST', '/base-accounts/survey-verifications', { ...withNumbers(link), survey });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Every page of the survey about a consultation. */
export const CALL_PAGES_ANSWERED = [
  { page: 1, answers: { ease: 5 } },
  { page: 2, answers: { gained: 4, burden_before: 8, burden_after: 3 } },
  { page: 3, answers: { wait: 'fine', again: null } },
  { page: 4, answers: { opinion: 'ひみつの意見', may_contact: false } },
] as const;

export async function answerAll(call: Call, link: Link): Promise<void> {
  for (const page of CALL_PAGES_ANSWERED) {
    const answer = await sendPage(call, { link, ...page });
    expect(answer.statusCode, answer.body).toBe(201);
  }
}

/** Somebody with the link and no session. */
export const aVisitor =
  (portal: PortalUnderTest, host?: string): Call =>
  (_method, path, json) =>
    send(visitorOn(portal, host), path, json as object);
