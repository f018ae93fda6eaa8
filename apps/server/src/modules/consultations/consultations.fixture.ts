import { randomUUID } from 'node:crypto';
import type { Consultation, ConsultationMessage, DeskCase } from '@hidamari/contract/consultations';
import type { ReadingReason } from '@hidamari/domain/consultations';
import { expect } from 'vitest';
import { makeCase } from '../../portal-under-test/make-case.fixture.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { Entrance } from '../identity/sign-up.fixture.ts';

/** What a query finds in the portal's database. */
export const rowsOf = async <Row extends Record<string, unknown>>(portal: PortalUnderTest, query: string) =>
  (await portal.dependencies.database.execute<Row>(query)).rows;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A member who is signed in, with their calls. */
export async function aMember(portal: PortalUnderTest, entrance: Entrance = 'general') {
  const person = await makeMember(portal, entrance);
  const call = (method: Method, path: string, json?: unknown) =>
    person.browser.call(method, path, json, person.accessToken);
  return { ...person, portal, call };
}
export type Member = Awaited<ReturnType<typeof aMember>>;

/** Somebody of the desk, with their calls. */
export async function aSupporter(
  portal: PortalUnderTest,
  role: Parameters<typeof makeStaff>[1] = 'supporter',
) {
  const person = await makeStaff(portal, role);
  const call = (method: Method, path: string, json?: unknown) => person.browser.call(method, path, json);
  return { ...person, call };
}
export type Supporter = Awaited<ReturnType<typeof aSupporter>>;

export const WORDS = '点滴の日は2週間に1回です。職場にどう伝えればいいか分かりません。';

/** A case of the member with one message; answers its id and number. */
export function openCase(
  member: Member,
  change: Record<string, unknown> = {},
): Promise<{ id: string; number: string }> {
  const wish = { text: WORDS, topics: ['life'], client_key: randomUUID(), ...change };
  return makeCase(member.portal, member, wish);
}

export async function send(member: Member, caseId: string, text: string): Promise<ConsultationMessage> {
  const answer = await member.call('POST', `/consultations/${caseId}/messages`, {
    text,
    client_key: randomUUID(),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

export async function take(supporter: Supporter, caseId: string): Promise<void> {
  const answer = await supporter.call('POST', `/desk/cases/${caseId}/take`, {});
  expect(answer.statusCode, answer.body).toBe(204);
}

/** Says why they open a case that is not theirs. */
export async function giveReason(
  supporter: Supporter,
  caseId: string,
  reason: ReadingReason = 'case-help',
): Promise<void> {
  const answer = await supporter.call('PUT', `/desk/cases/${caseId}/reading-reason`, { reason });
  expect(answer.statusCode, answer.body).toBe(204);
}

export async function reply(
  supporter: Supporter,
  caseId: string,
  text: string,
): Promise<ConsultationMessage> {
  const answer = await supporter.call('POST', `/desk/cases/${caseId}/replies`, {
    text,
    client_key: randomUUID(),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

export const SUMMARY = {
  concern: '点滴の日が2週間に1回あり、職場への伝え方に迷っている。',
  next_step: '休める制度の名前を、人事の方に聞く。',
  attached: [],
};

/** What a supporter says beside a summary who has seen every message of the case. */
export const havingSeenAll = () => ({ last_seq: 1_000, client_key: randomUUID() });

export async function close(supporter: Supporter, caseId: string): Promise<void> {
  const answer = await supporter.call('POST', `/desk/cases/${caseId}/close`, {
    title: '仕事を続けながらの通院について',
    topics: ['life'],
    summary: SUMMARY,
    ...havingSeenAll(),
  });
  expect(answer.statusCode, answer.body).toBe(204);
}

export async function correct(member: Member, caseId: string, text: string): Promise<void> {
  const answer = await member.call('POST', `/consultations/${caseId}/corrections`, {
    text,
    client_key: randomUUID(),
  });
  expect(answer.statusCode, answer.body).toBe(201);
}

export async function asMember(member: Member, caseId: string): Promise<Consultation> {
  const answer = await member.call('GET', `/consultations/${caseId}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export async function atDesk(supporter: Supporter, caseId: string): Promise<DeskCase> {
  const answer = await supporter.call('GET', `/desk/cases/${caseId}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
