import { describe, expect, it } from 'vitest';
import { type SurveyId, type SurveyLink, type SurveyPerson, type SurveyState, surveyState } from './index.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(days * 24);

const NO_LINK: SurveyLink = { kind: 'none' };
const ALTERED: SurveyLink = { kind: 'altered' };
const HERS: SurveyLink = { kind: 'sound', memberId: 'hanako', isExpired: false };
const OLD: SurveyLink = { ...HERS, isExpired: true };
const VISITOR: SurveyPerson = { kind: 'visitor' };
const HANAKO: SurveyPerson = { kind: 'member', memberId: 'hanako' };
const JIRO: SurveyPerson = { kind: 'member', memberId: 'jiro' };
const ACTING: SurveyPerson = { kind: 'acting' };

interface Row {
  survey?: SurveyId;
  link?: SurveyLink;
  person?: SurveyPerson;
  memberType?: 'insurance' | 'general' | 'chofu';
  isTest?: boolean;
  hasLeft?: boolean;
  hasInvitation?: boolean;
  completedAt?: Date;
}

function standingOf({ survey = 'call', ...row }: Row) {
  const asked = {
    person: row.person ?? HANAKO,
    subject: row.hasLeft ? null : { memberType: row.memberType ?? 'general', isTest: row.isTest ?? false },
    completedAt: row.completedAt ?? null,
    now: NOW,
  };
  const { link = NO_LINK, hasInvitation = false } = row;
  if (survey === 'call') return surveyState({ ...asked, survey, link, hasInvitation });
  if (link.kind === 'sound') throw new Error('no link is made for this survey');
  return surveyState({ ...asked, survey, link });
}

/** Who may answer what. */
const TABLE: readonly [string, Row, SurveyState][] = [
  // After a consultation.
  ['訪問者が、届いたリンクから', { link: HERS, person: VISITOR }, 'open'],
  ['本人が、届いたリンクから', { link: HERS, person: HANAKO }, 'open'],
  ['ほかの会員が、届いたリンクから', { link: HERS, person: JIRO }, 'refused'],
  ['担当者が本人の代わりに', { link: HERS, person: ACTING }, 'refused'],
  ['訪問者が、書きかえたリンクから', { link: ALTERED, person: VISITOR }, 'refused'],
  ['本人が、書きかえたリンクから', { link: ALTERED, person: HANAKO, hasInvitation: true }, 'refused'],
  ['訪問者が、期限の切れたリンクから', { link: OLD, person: VISITOR }, 'expired'],
  ['本人が、期限の切れたリンクから', { link: OLD, person: HANAKO }, 'expired'],
  ['訪問者が、リンクなしで', { person: VISITOR, hasLeft: true }, 'refused'],
  ['本人が、リンクなしで、たずねられている', { hasInvitation: true }, 'open'],
  ['本人が、リンクなしで、たずねられていない', {}, 'expired'],
  ['退会した方のリンク', { link: HERS, person: VISITOR, hasLeft: true }, 'refused'],
  ['試験用の会員', { link: HERS, isTest: true }, 'refused'],
  ['調布市の会員', { link: HERS, memberType: 'chofu' }, 'open'],
  ['答え終えてすぐ', { link: HERS, completedAt: hoursAgo(1) }, 'additional'],
  ['答え終えて一日', { link: HERS, completedAt: hoursAgo(24) }, 'answered'],
  ['答え終えて何年も', { link: HERS, completedAt: daysAgo(2_000) }, 'answered'],
  ['答え終えて、期限も切れた', { link: OLD, completedAt: daysAgo(20) }, 'answered'],
  // On the service.
  ['サービス：会員', { survey: 'service' }, 'open'],
  ['サービス：調布市の会員', { survey: 'service', memberType: 'chofu' }, 'open'],
  ['サービス：訪問者', { survey: 'service', person: VISITOR, hasLeft: true }, 'refused'],
  ['サービス：本人が、書きかえたリンクから', { survey: 'service', link: ALTERED }, 'refused'],
  ['サービス：担当者', { survey: 'service', person: ACTING }, 'refused'],
  ['サービス：試験用の会員', { survey: 'service', isTest: true }, 'refused'],
  ['サービス：答えて一年たたない', { survey: 'service', completedAt: daysAgo(364) }, 'answered'],
  ['サービス：答えて一年', { survey: 'service', completedAt: daysAgo(365) }, 'open'],
  // On life.
  ['くらし：加入者', { survey: 'life', memberType: 'insurance' }, 'open'],
  ['くらし：一般', { survey: 'life', memberType: 'general' }, 'open'],
  ['くらし：調布市の会員', { survey: 'life', memberType: 'chofu' }, 'refused'],
  ['くらし：答えて90日たたない', { survey: 'life', completedAt: daysAgo(89) }, 'answered'],
  ['くらし：答えて90日', { survey: 'life', completedAt: daysAgo(90) }, 'open'],
];

describe('だれが、どのアンケートに答えられるか（G37・G91・G101）', () => {
  it.each(TABLE)('%s', (_, row, standing) => {
    expect(standingOf(row)).toBe(standing);
  });
});
