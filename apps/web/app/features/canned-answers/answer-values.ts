import type { CannedAnswer } from '@hidamari/contract/canned-answers';
import { screenHref } from '@hidamari/domain/screens';

const PATH = '/desk/canned-answers';
const NEW = 'new';

export const ANSWERS_HREF = screenHref(PATH);
export const NEW_ANSWER_HREF = screenHref(PATH, null, { id: NEW });
export const answerHref = (id: string) => screenHref(PATH, null, { id });

/** What the address asks for: the list, an empty form, or the form of one. */
export function readAnswerAddress(query: URLSearchParams): 'list' | 'new' | { id: string } {
  const id = query.get('id');
  if (!id) return 'list';
  return id === NEW ? 'new' : { id };
}

/** What the form holds; '' stands for every consultation, or every desk. */
export interface AnswerValues {
  canned_title: string;
  canned_text: string;
  canned_topic: string;
  canned_variant: string;
  /** The version that is written over. */
  version: number;
}

/** A new one is written over nothing; the call that adds it does not send the version. */
const FIRST_VERSION = 1;

export function answerValuesOf(answer: CannedAnswer | null): AnswerValues {
  return {
    canned_title: answer?.title ?? '',
    canned_text: answer?.text ?? '',
    canned_topic: answer?.topic ?? '',
    canned_variant: answer?.variant ?? '',
    version: answer?.version ?? FIRST_VERSION,
  };
}

/** As the call takes it, before it is checked. */
export function answerInputOf(values: AnswerValues) {
  return {
    title: values.canned_title,
    text: values.canned_text,
    topic: values.canned_topic || null,
    variant: values.canned_variant || null,
    version: values.version,
  };
}
