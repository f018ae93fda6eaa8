import type { SurveyAnswer, SurveyAnswers } from '@hidamari/domain/surveys';
import * as z from 'zod';
import type { MemberCipher } from '../../encryption/encryption.ts';

const answers = z.record(
  z.string(),
  z.union([z.number(), z.string(), z.boolean(), z.array(z.string()), z.null()]),
);

const contextOf = (responseId: string) => `survey-response:${responseId}`;

export const sealAnswers = (cipher: MemberCipher, responseId: string, given: SurveyAnswers): string =>
  cipher.encrypt(JSON.stringify(given), contextOf(responseId));

export const openAnswers = (
  cipher: MemberCipher,
  responseId: string,
  sealed: string,
): Record<string, SurveyAnswer> => answers.parse(JSON.parse(cipher.decrypt(sealed, contextOf(responseId))));
