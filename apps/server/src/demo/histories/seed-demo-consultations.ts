import { randomUUID } from 'node:crypto';
import type { MemberType } from '@hidamari/domain/site-variants';
import type { DemoConsultation, DemoEnding } from '@hidamari/sample-content/demo-consultations';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { consultationCases } from '../../modules/consultations/consultation.table.ts';
import type { ConsultationSteps } from '../../modules/consultations/index.ts';

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
export async function seedDemoConsultation(
  { database }: { database: Database },
  steps: ConsultationSteps,
  talkers: DemoTalkers,
): Promise<boolean> {
  const { memberId, memberType, kind, supporter, today } = talkers;
  const { member_id, id } = consultationCases;
  const known = await database.select({ id }).from(consultationCases).where(eq(member_id, memberId)).limit(1);
  if (known.length > 0) return false;
  // A demo that was started before needs none of it.
  const { demoConsultation } = await import('@hidamari/sample-content/demo-consultations');
  const talk = demoConsultation(kind, today);
  const [first, ...others] = talk.lines;
  if (!first) return false;
  const opened = await steps.openConsultation({
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
  await steps.takeCase({ caseId: opened.id, staff: supporter, now: first.at });
  for (const line of others) await say(steps, played, line);
  await steps.nameCase({
    caseId: opened.id,
    staff: supporter,
    body: { title: talk.title, topics: talk.topics },
  });
  await steps.markByMember({
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
  await steps.markByStaff(staffMarks);
  if (!talk.ending) return true;
  await end(steps, played, { ...talk, ending: talk.ending });
  const { version } = await steps.readDeskCase({ caseId: opened.id, staff: supporter, now: talk.endedAt });
  await steps.markByStaff({ ...staffMarks, version });
  return true;
}

async function say(
  steps: ConsultationSteps,
  { caseId, memberId, supporter: staff }: Played,
  { by, text, article, at: now }: DemoConsultation['lines'][number],
): Promise<void> {
  const client_key = randomUUID();
  if (by === 'member') {
    await steps.sendMessage({ memberId, caseId, message: { text, pictures: [], client_key }, now });
    return;
  }
  await steps.readDeskCase({ caseId, staff, now });
  const attached = article === undefined ? null : articleChoice(article);
  await steps.replyToCase({ caseId, staff, body: { text, client_key, attached }, now });
}

async function end(
  steps: ConsultationSteps,
  { caseId, memberId, supporter: staff }: Played,
  { title, topics, lines, endedAt: now, ending }: DemoConsultation & { ending: DemoEnding },
): Promise<void> {
  const { articles, correction, ...said } = ending;
  const summary = { ...said, attached: articles.map(articleChoice) };
  const sent = { last_seq: lines.length, client_key: randomUUID() };
  await steps.closeCase({ caseId, staff, body: { title, topics, summary, ...sent }, now });
  if (correction) {
    const body = { ...correction, client_key: randomUUID() };
    await steps.correctSummary({ memberId, caseId, body, now });
  }
  await steps.markByMember({ memberId, caseId, delivered: 0, read: 0, summary: 1 });
}

const articleChoice = (id: string) => ({ kind: 'article', id }) as const;
