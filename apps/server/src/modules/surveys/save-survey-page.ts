import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { SURVEY_POPUPS } from '@hidamari/domain/popups';
import {
  contactWishOf,
  SURVEYS,
  type SurveyAnswers,
  type SurveyPart,
  wrongAnswers,
} from '@hidamari/domain/surveys';
import type { Transaction } from '../../database/database.ts';
import type { RequestFacts } from '../../http/caller.ts';
import { enqueueSurveyAnswer } from '../crm/index.ts';
import { findMember } from '../members/index.ts';
import { forgetRestraint } from '../popups/index.ts';
import { type Asker, findSurveyState } from './find-survey-state.ts';
import type { SurveyParts } from './survey-parts.ts';
import { openAnswers, sealAnswers } from './survey-parts.ts';
import {
  changeResponse,
  insertResponse,
  lockResponse,
  type Occasion,
  type ResponseRow,
} from './surveys.repository.ts';

/** One page of answers, as it came. */
export interface SurveyPageAnswers extends Omit<Asker, 'now'> {
  part: SurveyPart;
  answers: SurveyAnswers;
  /** The page that was answered, from 1; left out, the whole part at once. */
  page?: number | undefined;
}

/**
 * Keeps one page and sends all that is known so far on to the CRM, in one transaction (G101). The same page sent twice is
 * one answer and goes there once. Answers the response's id.
 * @throws AppError `validation` for what is no answer to this part, `forbidden` where it is not theirs or over,
 * `consent_withdrawn`, `too_many`.
 */
export async function saveSurveyPage(
  parts: SurveyParts,
  given: SurveyPageAnswers,
  { ip, now }: RequestFacts,
): Promise<string> {
  await parts.rateLimits.consume('survey-answers-by-address', ip);
  const wrong = wrongAnswers(given.survey, given.part, given.answers);
  if (wrong.length > 0)
    throw new AppError('validation', {
      fields: Object.fromEntries(wrong.map((name) => [`answers.${name}`, ['invalid']])),
    });
  const { standing, occasion } = await findSurveyState(parts, { ...given, now });
  const isOpen = standing === 'additional' || (standing === 'open' && given.part === 'main');
  if (!isOpen || occasion === null) throw new AppError('forbidden');
  return parts.database.transaction((tx) => keep(parts, tx, { given, occasion, now }));
}

interface Keeping {
  given: SurveyPageAnswers;
  occasion: Occasion;
  now: Date;
}

async function keep(parts: SurveyParts, tx: Transaction, { given, occasion, now }: Keeping): Promise<string> {
  const row = await startOrLock(tx, occasion, now);
  const cipher = await parts.encryption.forRecord(tx, row.id);
  const before = row.sealed_answers === null ? {} : openAnswers(cipher, row.id, row.sealed_answers);
  const answers = { ...before, ...given.answers };
  const pages = given.part === 'main' ? Math.max(row.pages, pageOf(given)) : row.pages;
  const isComplete = pages >= SURVEYS[given.survey].main.length;
  const isNew = !isDeepStrictEqual(before, answers) || pages !== row.pages || row.sealed_answers === null;
  if (!isNew) return row.id;
  const revision = row.revision + 1;
  const crm_id = row.crm_id ?? randomUUID();
  const completed_at = row.completed_at ?? (isComplete ? now : null);
  await changeResponse(tx, row.id, {
    crm_id,
    sealed_answers: sealAnswers(cipher, row.id, answers),
    pages,
    revision,
    touched_at: now,
    completed_at,
    contact_wish: contactWishOf(answers),
  });
  if (completed_at && given.survey !== 'call')
    await forgetRestraint(tx, { memberId: row.member_id, popupId: SURVEY_POPUPS[given.survey] });
  await enqueueSurveyAnswer(parts.outbox, tx, {
    id: crm_id,
    survey: given.survey,
    member_type: row.member_type,
    answers,
    revision,
    is_complete: completed_at !== null,
    answered_on: japanDay(now),
  });
  return row.id;
}

const pageOf = ({ survey, page }: SurveyPageAnswers): number =>
  Math.min(page ?? SURVEYS[survey].main.length, SURVEYS[survey].main.length);

async function startOrLock(tx: Transaction, occasion: Occasion, now: Date): Promise<ResponseRow> {
  const standing = await lockResponse(tx, occasion);
  if (standing) return standing;
  const found = await findMember(tx, occasion.memberId);
  if (!found) throw new AppError('forbidden');
  await insertResponse(tx, {
    id: randomUUID(),
    survey: occasion.survey,
    member_id: occasion.memberId,
    member_type: found.member.member_type,
    occasion: occasion.occasion,
    revision: 0,
    started_at: now,
    touched_at: now,
  });
  const made = await lockResponse(tx, occasion);
  if (!made) throw new Error('a survey answer was not written');
  return made;
}
