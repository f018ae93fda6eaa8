import { AGE_BANDS, type AgeBand, GENDERS, type Gender } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { pageOfAddress } from '../../shell/page-of-address.ts';

/** What the list is narrowed to; everything stands in the address, so that it can be kept and sent. */
export interface QuestionWishes {
  /** Id of a treatment status. */
  status: string | null;
  cancerGroup: string | null;
  age: AgeBand | null;
  gender: Gender | null;
  /** Only what is asked by many, whatever their illness. */
  isCommon: boolean;
  /** How often 「もっと見る」 was pressed, from 1. */
  page: number;
}

/** The statuses and groups there are. */
interface KnownWishes {
  statuses: readonly { id: string }[];
  cancerGroups: readonly { id: string }[];
}

const NOT_SAID = 'no-response';
/** A wish of an address that is there or not. */
const YES = '1';

/** Not to answer is nothing to look for: it would lead to those who kept it to themselves. */
export const AGE_WISHES = AGE_BANDS.filter(({ value }) => value !== NOT_SAID);
export const GENDER_WISHES = GENDERS.filter(({ value }) => value !== NOT_SAID);

const MOST_PAGES = 100;

/** Reads the address; what means nothing is no wish. */
export function readQuestionWishes(search: URLSearchParams, known: KnownWishes): QuestionWishes {
  const oneOf = (ids: readonly { id: string }[], key: string) =>
    ids.find(({ id }) => id === search.get(key))?.id ?? null;
  return {
    status: oneOf(known.statuses, 'status'),
    cancerGroup: oneOf(known.cancerGroups, 'cancer_group'),
    age: AGE_WISHES.find(({ value }) => value === search.get('age'))?.value ?? null,
    gender: GENDER_WISHES.find(({ value }) => value === search.get('gender'))?.value ?? null,
    isCommon: search.get('is_common') === YES,
    page: Math.min(pageOfAddress(search), MOST_PAGES),
  };
}

/** The address of the list with other wishes; a changed wish begins at the first page. */
export function questionsHref(wishes: QuestionWishes, change: Partial<QuestionWishes> = {}): string {
  const { status, cancerGroup, age, gender, isCommon, page } = { ...wishes, page: 1, ...change };
  return screenHref('/articles/questions', null, {
    status,
    cancer_group: cancerGroup,
    age,
    gender,
    is_common: isCommon ? YES : null,
    page: page > 1 ? page : null,
  });
}

/** Whether one of the wishes that stand folded away is set. */
export function hasFoldedWish({ cancerGroup, age, gender }: QuestionWishes): boolean {
  return cancerGroup !== null || age !== null || gender !== null;
}

export function hasWish(wishes: QuestionWishes): boolean {
  return wishes.status !== null || wishes.isCommon || hasFoldedWish(wishes);
}
