import { surveyAnswers } from '@hidamari/contract/surveys';
import { MEMBER_TYPES, type MemberType } from '@hidamari/domain/site-variants';
import { SURVEY_IDS, type SurveyAnswers, type SurveyId } from '@hidamari/domain/surveys';
import * as z from 'zod';

/**
 * A survey's answers as the CRM knows them (G101): no name, no address, no member and no case, so that nobody who reads
 * them there can tell whose they are.
 */
export interface CrmSurveyAnswer {
  /** uuid, made for the CRM alone: what it knows the answer by. Put twice, it is one. */
  id: string;
  survey: SurveyId;
  member_type: MemberType;
  answers: SurveyAnswers;
  /** From 1; the newest stands, and an older one that comes late changes nothing. */
  revision: number;
  is_complete: boolean;
  /** A day in Japan and no hour of it: by the second, whoever sees both could tell which member answered (0059). */
  answered_on: string;
}

/** Which answers to list: those of one survey given on the days from `from` to `to`, both counted in. */
export interface CrmSurveyAnswersAsked {
  survey: SurveyId;
  from: string;
  to: string;
}

/** Where the desk keeps what it knows of customers (architecture: CRM). */
export interface Crm {
  /**
   * Resolves once the answer, or a newer one of the same id, is kept. Throws CrmRefusedError when no later try can
   * succeed, any other error when one may. Neither quotes anything of the answer.
   */
  putSurveyAnswer(answer: CrmSurveyAnswer, signal?: AbortSignal): Promise<void>;
  /** The oldest first, at most MOST_LISTED. Throws AppError `unavailable` where the CRM does not answer. */
  listSurveyAnswers(asked: CrmSurveyAnswersAsked): Promise<readonly CrmSurveyAnswer[]>;
  close(): Promise<void>;
}

/** Where the embedded CRM keeps answers instead of sending them. */
export interface SurveyAnswerStore {
  /** Keeps the answer unless one of the same id and the same or a newer revision is there, in one statement. */
  keep(answer: CrmSurveyAnswer): Promise<void>;
  /** The oldest first, at most MOST_LISTED. */
  list(asked: CrmSurveyAnswersAsked): Promise<readonly CrmSurveyAnswer[]>;
}

/** Answers that one listing brings at most. */
export const MOST_LISTED = 5_000;

/** The CRM will never take this answer. `code` says why; it quotes nothing of it. */
export class CrmRefusedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'CrmRefusedError';
    this.code = code;
  }
}

/** The CRM did not take it now. `code` is a status, a code of the closed kind the CRM has, or the network's fault. */
export class CrmUnavailableError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'CrmUnavailableError';
    this.code = code;
  }
}

/** Longest list of answers, as JSON, that every CRM can keep in one field (Salesforce's long text area). */
export const MOST_ANSWER_CHARACTERS = 131_072;

/** The answers alone, such as they come back from a CRM's text field. */
export const crmAnswers = surveyAnswers.refine(
  (answers) => JSON.stringify(answers).length <= MOST_ANSWER_CHARACTERS,
);

/** The shape of an answer, and nothing besides: a field that could say who gave it is refused, not dropped. */
export const crmSurveyAnswer = z.strictObject({
  id: z.uuid().toLowerCase(),
  survey: z.enum(SURVEY_IDS),
  member_type: z.enum(MEMBER_TYPES),
  answers: crmAnswers,
  revision: z.int().min(1).max(2_147_483_647),
  is_complete: z.boolean(),
  answered_on: z.iso.date(),
}) satisfies z.ZodType<CrmSurveyAnswer>;

/** Refuses what is no answer, before anything is kept or sent. @throws CrmRefusedError */
export function requireSurveyAnswer(answer: CrmSurveyAnswer): CrmSurveyAnswer {
  const result = crmSurveyAnswer.safeParse(answer);
  if (!result.success) throw new CrmRefusedError('answer');
  return result.data;
}
