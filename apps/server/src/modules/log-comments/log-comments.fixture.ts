import { randomUUID } from 'node:crypto';
import type { LogComment, ReadLog, TreatmentLog, TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { expect } from 'vitest';
import { makeTreatmentLog } from '../../portal-under-test/make-treatment-log.fixture.ts';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  type Member,
  openCase,
  type Supporter,
  take,
} from '../consultations/consultations.fixture.ts';

/** What a member wrote and ticked 「相談員に見せる」. */
export const SHARED_LOG: TreatmentLogForm = {
  log_date: '2026-03-02',
  log_time: '14:20',
  is_condition_log: true,
  is_other_log: true,
  symptoms: [{ key: 'fatigue', today: 3 }],
  other: { text: '夕方にだるさが強かった' },
  share_with_supporter: true,
};

export const write = (member: Member, change: Partial<TreatmentLogForm> = {}): Promise<TreatmentLog> =>
  makeTreatmentLog(member.portal, member, { ...SHARED_LOG, ...change });

/** A member who shares a log and the card of a case, and the supporter who looks after it. */
export async function aSharedLog(portal: PortalUnderTest) {
  const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
  const log = await write(member);
  const { id: caseId, number } = await openCase(member);
  await member.call('PUT', `/consultations/${caseId}/sharing`, { shares_card: true });
  await take(supporter, caseId);
  return { member, supporter, log, caseId, number };
}

/** Sends a comment as the desk does; answers what came of it. */
export const sendComment = (
  { call }: Supporter,
  { caseId, logId }: { caseId: string; logId: string },
  text: string,
  client_key: string = randomUUID(),
) => call('POST', `/desk/cases/${caseId}/logs/${logId}/comments`, { text, client_key });

export async function comment(
  supporter: Supporter,
  place: { caseId: string; logId: string },
  text: string,
): Promise<LogComment> {
  const answer = await sendComment(supporter, place, text);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

export async function unreadOf(member: Member): Promise<{ unread: number; log_id: string | null }> {
  const answer = await member.call('GET', '/treatment-logs/unread-comments');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export async function readBy(member: Member, logId: string): Promise<ReadLog> {
  const answer = await member.call('GET', `/treatment-logs/${logId}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
