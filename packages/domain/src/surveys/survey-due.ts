import { arePromptsSilent } from '../notices/index.ts';
import type { MemberType } from '../site-variants/index.ts';
import type { SurveyId } from './survey-id.ts';
import { SURVEY_AGAIN_DAYS, SURVEY_LINK_DAYS } from './survey-id.ts';

const DAY_MS = 86_400_000;
/** A consultation rests a day before anybody is asked about it, and is not asked about once a link would be over (G101). */
const REST_DAYS = { from: 1, to: SURVEY_LINK_DAYS } as const;
/** The same day's rest, for whoever asks by a timer. */
export const SURVEY_REST_MS = REST_DAYS.from * DAY_MS;
/** Nobody is asked about consultations more often than this (G101). */
const BETWEEN_INVITATIONS_DAYS = 30;
/** Days before the surveys that come by a pop-up are asked first (G76). */
const FIRST_AFTER_DAYS = 30;

/** What keeps every asking away from a member (G20, G48, G149, decision 0021). */
export interface LeftAlone {
  isTest: boolean;
  isBereaved: boolean;
  /** 「お知らせを控える」 (G20). */
  arePromptsHeld: boolean;
  /** The consent to keep what concerns an illness stands: without it no answer is taken, so none is asked for. */
  mayUseIllness: boolean;
}

const isLeftAlone = ({ mayUseIllness, ...silences }: LeftAlone): boolean =>
  arePromptsSilent(silences) || !mayUseIllness;

export interface FinishedCase extends LeftAlone {
  channel: 'phone' | 'chat' | 'mail';
  closedAt: Date;
  /** When this member was last asked about any case. */
  lastInvitedAt: Date | null;
}

/** Whether somebody is asked now about a finished consultation; once for each is the database's rule (G101). */
export function isInvited({ channel, closedAt, lastInvitedAt, ...alone }: FinishedCase, now: Date): boolean {
  if (isLeftAlone(alone) || channel === 'mail') return false;
  const rested = (now.getTime() - closedAt.getTime()) / DAY_MS;
  if (rested < REST_DAYS.from || rested >= REST_DAYS.to) return false;
  return (
    lastInvitedAt === null || (now.getTime() - lastInvitedAt.getTime()) / DAY_MS >= BETWEEN_INVITATIONS_DAYS
  );
}

export interface AskingState extends LeftAlone {
  survey: Exclude<SurveyId, 'call'>;
  memberType: MemberType;
  registeredAt: Date;
  answeredAt: Date | null;
  /** Put off until then; `'for-good'` after two in a row (G77). */
  restrainedUntil: Date | 'for-good' | null;
}

/** The flag that lets pop-ups 2 and 15 ask (G76): never on chofu, who has neither. */
export function isSurveyDue(state: AskingState, now: Date): boolean {
  if (isLeftAlone(state) || state.memberType === 'chofu') return false;
  if (state.restrainedUntil === 'for-good') return false;
  if (state.restrainedUntil !== null && state.restrainedUntil > now) return false;
  return surveyDueAt(state) <= now;
}

/** When it falls due by what was answered, whatever keeps it away (G76). */
export function surveyDueAt({
  survey,
  answeredAt,
  registeredAt,
}: Pick<AskingState, 'survey' | 'answeredAt' | 'registeredAt'>): Date {
  const days = answeredAt ? SURVEY_AGAIN_DAYS[survey] : FIRST_AFTER_DAYS;
  return new Date((answeredAt ?? registeredAt).getTime() + days * DAY_MS);
}
