import { randomUUID } from 'node:crypto';
import type { MemberType } from '@hidamari/domain/site-variants';
import type { DemoConsultation, DemoEnding } from '@hidamari/sample-content/demo-consultations';
import { eq } from 'drizzle-orm';
import type { StaffCaller } from '../../http/caller.ts';
import { consultationCases } from './consultation.table.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { correctSummary } from './correct-summary.ts';
import { closeCase, nameCase } from './desk/close-case.ts';
import { readDeskCase } from './desk/read-desk-case.ts';
import { replyToCase } from './desk/reply-to-case.ts';
import { takeCase } from './desk/take-case.ts';
import { markByMember, markByStaff } from './mark-case.ts';
import { openConsultation } from './open-consultation.ts';
import { sendMessage } from './send-message.ts';

/** Whose consultation it is, and who of the demo's staff answers. */
export interface DemoTalkers {
  memberId: string;
  memberType: MemberType;
  kind: 'insurance' | 'general' | 'chofu';
  supporter: StaffCaller;
  /** The day in Japan, YYYY-MM-DD. */
  today: string;
}

interface Played extends Pick<DemoTalkers, 'memberId' | 'supporter'> {
  caseId: string;
}

/**
 * Gives a demo member a consultation with the demo's supporter, by the same steps as everybody's: its readings are in
 * the member's diary. Read to its end by both, so that no mail tells of it. A member who has a case is left alone;
 * answers whether one was made.
 */
export async function seedDemoConsultation(parts: ConsultationParts, talkers: DemoTalkers): Promise<boolean> {
  const { memberId, memberType, kind, supporter, today } = talkers;
  const { member_id, id } = consultationCases;
  const known = await parts.database
    .select({ id })
    .from(consultationCases)
    .where(eq(member_id, memberId))
    .limit(1);
  if (known.length > 0) return false;
  // Only a demo loads its people.
  const { demoConsultation } = await import('@hidamari/sample-content/demo-consultations');
  const talk = demoConsultation(kind, today);
  const [first, ...others] = talk.lines;
  if (!first) return false;
  const opened = await openConsultation(parts, {
    memberId,
    memberType,
    wish: {
      text: first.text,
      topics: talk.topics,
      shares_card: talk.sharesCard,
      pictures: [],
      client_key: randomUUID(),
    },
    now: first.at,
  });
  const played = { caseId: opened.id, memberId, supporter };
  await takeCase(parts, { caseId: opened.id, staff: supporter, now: first.at });
  for (const line of others) await say(parts, played, line);
  await nameCase(parts, {
    caseId: opened.id,
    staff: supporter,
    body: { title: talk.title, topics: talk.topics },
  });
  await markByMember(parts, {
    memberId,
    caseId: opened.id,
    delivered: talk.lines.length,
    read: talk.lines.length,
  });
  const staffMarks = {
    caseId: opened.id,
    staffId: supporter.staffId,
    read: talk.lines.length,
    now: talk.endedAt,
  };
  await markByStaff(parts, staffMarks);
  if (!talk.ending) return true;
  await end(parts, played, { ...talk, ending: talk.ending });
  const { version } = await readDeskCase(parts, { caseId: opened.id, staff: supporter, now: talk.endedAt });
  await markByStaff(parts, { ...staffMarks, version });
  return true;
}

async function say(
  parts: ConsultationParts,
  { caseId, memberId, supporter: staff }: Played,
  { by, text, article, at: now }: DemoConsultation['lines'][number],
): Promise<void> {
  const client_key = randomUUID();
  if (by === 'member') {
    await sendMessage(parts, { memberId, caseId, message: { text, pictures: [], client_key }, now });
    return;
  }
  await readDeskCase(parts, { caseId, staff, now });
  const attached = article === undefined ? null : articleChoice(article);
  await replyToCase(parts, { caseId, staff, body: { text, client_key, attached }, now });
}

async function end(
  parts: ConsultationParts,
  { caseId, memberId, supporter: staff }: Played,
  { title, topics, lines, endedAt: now, ending }: DemoConsultation & { ending: DemoEnding },
): Promise<void> {
  const { articles, correction, ...said } = ending;
  const summary = { ...said, attached: articles.map(articleChoice) };
  const sent = { last_seq: lines.length, client_key: randomUUID() };
  await closeCase(parts, { caseId, staff, body: { title, topics, summary, ...sent }, now });
  if (correction) {
    const body = { ...correction, client_key: randomUUID() };
    await correctSummary(parts, { memberId, caseId, body, now });
  }
  await markByMember(parts, { memberId, caseId, delivered: 0, read: 0, summary: 1 });
}

const articleChoice = (id: string) => ({ kind: 'article', id }) as const;
