import { surveyAnswers } from '@hidamari/contract/surveys';
import type { SurveyAnswers } from '@hidamari/domain/surveys';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/member-encryption.ts';
import type { SurveyLinks } from './survey-links.ts';

/** What the surveys lean on. */
export type SurveyParts = Pick<
  Dependencies,
  'database' | 'encryption' | 'rateLimits' | 'content' | 'outbox' | 'settings' | 'clock' | 'crm' | 'deliver'
> & { links: SurveyLinks };

const contextOf = (responseId: string) => `survey-response:${responseId}`;

export const sealAnswers = (cipher: MemberCipher, responseId: string, given: SurveyAnswers): string =>
  sealJson(cipher, given, contextOf(responseId));

export const openAnswers = (cipher: MemberCipher, responseId: string, sealed: string): SurveyAnswers =>
  surveyAnswers.parse(openJson(cipher, sealed, contextOf(responseId)));
