import type { CannedAnswer } from '@hidamari/contract/canned-answers';

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
