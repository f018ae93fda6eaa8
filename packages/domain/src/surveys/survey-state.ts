import type { MemberType } from '../site-variants/index.ts';
import type { SurveyId } from './survey-id.ts';
import { SURVEY_AGAIN_DAYS } from './survey-id.ts';

/** Hours for which the optional page stays open behind a finished survey. */
const ADDITIONAL_HOURS = 24;
/** Who is asked at all; a finished consultation is asked about on every variant (G76, G101). */
const ASKED: Readonly<Record<SurveyId, readonly MemberType[]>> = {
  call: ['insurance', 'general', 'chofu'],
  service: ['insurance', 'general', 'chofu'],
  life: ['insurance', 'general'],
};

/** An address without a link of ours. altered: the signature is not ours, or parts are missing (G91). */
export type UnsignedAddress = { kind: 'none' } | { kind: 'altered' };

/** What the address of the survey about a case brought along. */
export type SurveyLink = UnsignedAddress | { kind: 'sound'; memberId: string; isExpired: boolean };

/** Who stands before the survey. acting: a concierge in a member's place, who answers nothing for them (G42). */
export type SurveyPerson = { kind: 'visitor' } | { kind: 'acting' } | { kind: 'member'; memberId: string };

/** Whom the answer would belong to; null where nobody is named, or the named one has left. */
interface SurveySubject {
  memberType: MemberType;
  /** Excluded from surveys and statistics (G48). */
  isTest: boolean;
}

interface Asked {
  person: SurveyPerson;
  subject: SurveySubject | null;
  /** When the same was last answered to its end. */
  completedAt: Date | null;
  now: Date;
}

/** A consultation is asked about by a link, and without one only while an invitation of the member's is open. */
interface AskedAboutCase extends Asked {
  survey: 'call';
  link: SurveyLink;
  hasInvitation: boolean;
}

/** Members come to the other surveys from their own pages: no link is made for these (0059). */
interface AskedAsMember extends Asked {
  survey: Exclude<SurveyId, 'call'>;
  link: UnsignedAddress;
}

export type SurveyCase = AskedAboutCase | AskedAsMember;

/**
 * open: may answer. additional: the main pages are answered, the optional one may follow. answered, expired: was theirs to
 * answer, and is over. refused: is not theirs.
 */
export type SurveyState = 'open' | 'additional' | 'answered' | 'expired' | 'refused';

type Rule = (asked: SurveyCase) => SurveyState | null;

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
  (asked) =>
    asked.survey === 'call' && asked.link.kind === 'none' && !asked.hasInvitation ? 'expired' : null,
];

/** Whether this person may answer this survey here and now (G37, G91, G101). */
export function surveyState(asked: SurveyCase): SurveyState {
  for (const rule of RULES) {
    const standing = rule(asked);
    if (standing) return standing;
  }
  return 'open';
}

/** A link belongs to whom it was sent: somebody else who is signed in does not answer in their place. */
function foreignRule({ link, person }: SurveyCase): SurveyState | null {
  const isForeign = link.kind === 'sound' && person.kind === 'member' && person.memberId !== link.memberId;
  return isForeign ? 'refused' : null;
}

function answeredRule({ survey, completedAt, now }: SurveyCase): SurveyState | null {
  if (completedAt === null) return null;
  const hours = (now.getTime() - completedAt.getTime()) / 3_600_000;
  if (hours < ADDITIONAL_HOURS) return 'additional';
  return survey === 'call' || hours < SURVEY_AGAIN_DAYS[survey] * 24 ? 'answered' : null;
}
