import { AppError } from '@hidamari/domain/errors';
import type { ChangeableConsent } from '@hidamari/domain/privacy';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { Transaction } from '../../database/database.ts';
import type { MemberCaller } from '../../http/caller.ts';
import {
  addConsent,
  type GivenConsent,
  listConsentRows,
  lockMember,
  setNewsWanted,
  withdrawConsent,
} from '../members/index.ts';
import type { PrivacyParts } from './privacy-parts.ts';

interface Change {
  kind: ChangeableConsent;
  isAgreed: boolean;
}

/**
 * Gives or takes back a consent. News stop at once. Taking back the consent to keep what concerns an illness hides
 * all of it at once and erases it after 30 days; given again before, everything is there as it was (decision 0021).
 * Said twice it changes nothing: the first day stands.
 */
export async function changeConsent(
  { database, content }: Pick<PrivacyParts, 'database' | 'content'>,
  { memberId, memberType }: MemberCaller,
  { kind, isAgreed }: Change,
  now: Date,
): Promise<void> {
  const given = isAgreed ? await textOf({ content }, kind, memberType, now) : null;
  await database.transaction(async (tx) => {
    if ((await lockMember(tx, memberId)) === null) throw new AppError('unauthenticated');
    if (kind === 'news') await setNewsWanted(tx, memberId, isAgreed, now);
    if (given === null) return withdrawConsent(tx, memberId, kind, now);
    if (!(await isStanding(tx, memberId, kind))) await addConsent(tx, memberId, given);
  });
}

/** The text in force now: its number and day are kept with the consent (G32). */
async function textOf(
  { content }: Pick<PrivacyParts, 'content'>,
  kind: ChangeableConsent,
  memberType: MemberCaller['memberType'],
  at: Date,
): Promise<GivenConsent> {
  if (kind === 'news') return { kind, textId: 'news', version: '1', textDate: null, at };
  const { value: text } = await content.legalText('sensitive-data-consent', variantOfMember(memberType));
  return { kind, textId: text.id, version: String(text.version), textDate: text.date, at };
}

async function isStanding(tx: Transaction, memberId: string, kind: ChangeableConsent): Promise<boolean> {
  const rows = await listConsentRows(tx, memberId);
  return rows.findLast((row) => row.kind === kind)?.withdrawn_at === null;
}
