import { readCrisisWords } from '@hidamari/domain/crisis-reader';
import { AppError } from '@hidamari/domain/errors';
import { isBlank } from '@hidamari/domain/japanese-text';
import type { PageContext } from '../../page-context.ts';
import { type AskedSearch, askedByForm } from '../../parts/search/asked-search.ts';
import { askOnServer, type Found } from './search-calls.ts';

/** What a page comes with that was opened by a form: the question, and what it found. */
export interface Drawn {
  asked: AskedSearch;
  /** Null where nothing was asked, or it failed. */
  found: Found | null;
  /** Why nothing was looked for. */
  failure: 'busy' | 'failed' | null;
  /** The words may be from somebody who does not want to go on (G119). */
  isDesperate: boolean;
}

const STATUS = { busy: 429, failed: 503 } as const;

/** The answer to a form that was sent to the search, and its status; null for a page that was only opened. */
export async function loadSearch(page: PageContext): Promise<{ drawn: Drawn; status: number } | null> {
  if (page.sent === undefined) return null;
  const asked = askedByForm(page.sent);
  const { keyword } = asked;
  if (isBlank(keyword)) return { drawn: { asked, ...NOTHING }, status: 200 };
  const isDesperate = readCrisisWords(keyword) !== null;
  const isMember = page.member !== null && !page.member.acting;
  try {
    const found = await askOnServer(page.api, asked, isMember);
    return { drawn: { asked, found, failure: null, isDesperate }, status: 200 };
  } catch (error) {
    page.report?.(error);
    const failure = error instanceof AppError && error.code === 'too_many' ? 'busy' : 'failed';
    return { drawn: { asked, found: null, failure, isDesperate }, status: STATUS[failure] };
  }
}

const NOTHING = { found: null, failure: null, isDesperate: false } as const;
