import { randomUUID } from 'node:crypto';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { type NextVisitInput, nextVisit, nextVisitInput } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { inMemberOrder } from '@hidamari/domain/next-visits';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { type SealedVisit, sealVisit } from './stored-visit.ts';

/** The whole rule of a visit once more, now that the day in Japan is known. Throws `validation`. */
export function checkVisit(input: NextVisitInput, now: Date): NextVisitInput {
  const checked = nextVisitInput(japanDay(now)).safeParse(input);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  return checked.data;
}

/** The columns that a member's input decides, sealed for the visit's id. */
export function columnsOf(cipher: MemberCipher, id: string, input: NextVisitInput) {
  return {
    visit_date: input.visit_date,
    visit_time: input.visit_time ?? null,
    status: input.status,
    sealed_details: sealVisit(cipher, id, detailsOf(input)),
  };
}

const KNOWN = new Set(Object.keys(nextVisit.shape));

function detailsOf({
  hospital,
  department,
  purpose,
  belongings,
  memo,
  companion,
  questions,
  ...others
}: NextVisitInput) {
  // What a newer server wrote stays sealed.
  const ofNewer = Object.entries(others).filter(([name]) => !KNOWN.has(name));
  return {
    hospital,
    department,
    purpose,
    belongings,
    memo,
    companion,
    questions: withOwnIds(inMemberOrder(questions)),
    ...Object.fromEntries(ofNewer),
  } satisfies SealedVisit;
}

/** Each question an id of its own: a screen keeps its place by it, so that two never share one. */
function withOwnIds(questions: NextVisitInput['questions']): SealedVisit['questions'] {
  const known = new Set<string>();
  return questions.map((question) => {
    const given = question.id?.toLowerCase();
    const id = given === undefined || known.has(given) ? randomUUID() : given;
    known.add(id);
    return { ...question, id };
  });
}
