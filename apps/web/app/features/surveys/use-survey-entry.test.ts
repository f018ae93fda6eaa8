import { expect, it } from 'vitest';
import { entryOnPage, type SurveyEntry } from './use-survey-entry.ts';

const OPEN: SurveyEntry = { kind: 'open', nextPage: 2, isFinished: false };
const ENTRIES = {
  asking: { kind: 'asking' },
  failed: { kind: 'failed' },
  refused: { kind: 'refused' },
  closed: { kind: 'closed', because: 'expired' },
  withheld: { kind: 'withheld' },
  open: OPEN,
} as const satisfies Record<SurveyEntry['kind'], SurveyEntry>;

it.each([
  ['open', 'failed', 'open'],
  ['open', 'refused', 'open'],
  ['open', 'closed', 'closed'],
  ['asking', 'failed', 'failed'],
  ['asking', 'refused', 'refused'],
  ['asking', 'withheld', 'withheld'],
  ['failed', 'open', 'open'],
  ['failed', 'refused', 'refused'],
] as const)(
  '%s の画面に %s と返った場合、%s になる。書いている画面は、受付が終わったときだけ変わる',
  (now, answer, then) => {
    expect(entryOnPage(ENTRIES[now], ENTRIES[answer])).toEqual(ENTRIES[then]);
  },
);
