import type { MemberType } from '../site-variants/index.ts';
import type { SurveyId } from './survey-id.ts';

/** Days for which a link of an invitation opens its survey (G101). */
export const SURVEY_LINK_DAYS = 14;
/** Days after which somebody may answer once more; a case is asked about once and never again. */
const AGAIN_AFTER_DAYS = { service: 365, life: 90 } as const;
/** Hours for which the optional page stays open behind a finished survey. */
const ADDITIONAL_HOURS = 24;
/** Who is asked at all; a finished consultation is asked about on every variant (G76, G101). */
const ASKED: Readonly<Record<SurveyId, readonly MemberType[]>> = {
  call: ['insurance', 'general', 'chofu'],
  service: ['insurance', 'general', 'chofu'],
  life: ['insurance', 'general'],
};

/** What the address brought along. altered: the signature is not ours, or parts are missing (G91). */
export type SurveyLink =
  | { kind: 'none' }
  | { kind: 'altered' }
  | { kind: 'sound'; memberId: string; isExpired: boolean };

/** Who stands before the survey. acting: a concierge in a member's place, who answers nothing for them (G42). */
export type SurveyPerson = { kind: 'visitor' } | { kind: 'acting' } | { kind: 'member'; memberId: string };

/** Whom the answer would belong to; null where nobody is named, or the named one has left. */
export interface SurveySubject {
  memberId: string;
  memberType: MemberType;
  /** Excluded from surveys and statistics (G48). */
  isTest: boolean;
}

export interface SurveyCase {
  survey: SurveyId;
  link: SurveyLink;
  person: SurveyPerson;
  subject: SurveySubject | null;
  /** Without a link, a member is asked about a case only while an invitation of theirs is open. */
  hasInvitation: boolean;
  /** When the same was last answered to its end. */
  completedAt: Date | null;
  now: Date;
}

/**
 * open: may answer. additional: the main pages are answered, the optional one may follow. answered, expired: was theirs to
 * answer, and is over. refused: is not theirs.
 */
export type SurveyStanding = 'open' | 'additional' | 'answered' | 'expired' | 'refused';

type Rule = (asked: SurveyCase) => SurveyStanding | null;

/** The first rule with an answer decides; none: open. */
const RULES: readonly Rule[] = [
  ({ person }) => (person.kind === 'acting' ? 'refused' : null),
  ({ link }) => (link.kind === 'altered' ? 'refused' : null),
  ({ link, person }) => (link.kind === 'none' && person.kind === 'visitor' ? 'refused' : null),
  foreignRule,
  ({ survey, subject }) =>
    subject === null || subject.isTest || !ASKED[survey].includes(subject.memberType) ? 'refused' : null,
  answeredRule,
  ({ link }) => (link.kind === 'sound' && link.isExpired ? 'expired' : null),
  ({ survey, link, hasInvitation }) =>
    survey === 'call' && link.kind === 'none' && !hasInvitation ? 'expired' : null,
];

/** Whether this person may answer this survey here and now (G37, G91, G101). */
export function surveyStanding(asked: SurveyCase): SurveyStanding {
  for (const rule of RULES) {
    const standing = rule(asked);
    if (standing) return standing;
  }
  return 'open';
}

/** A link belongs to whom it was sent: somebody else who is signed in does not answer in their place. */
function foreignRule({ link, person }: SurveyCase): SurveyStanding | null {
  const isForeign = link.kind === 'sound' && person.kind === 'member' && person.memberId !== link.memberId;
  return isForeign ? 'refused' : null;
}

function answeredRule({ survey, completedAt, now }: SurveyCase): SurveyStanding | null {
  if (completedAt === null) return null;
  const hours = (now.getTime() - completedAt.getTime()) / 3_600_000;
  if (hours < ADDITIONAL_HOURS) return 'additional';
  return survey === 'call' || hours < AGAIN_AFTER_DAYS[survey] * 24 ? 'answered' : null;
}
