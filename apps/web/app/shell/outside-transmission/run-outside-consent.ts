import { outsideConsentCookie, readOutsideConsent } from '@hidamari/domain/outside-transmission';
import { focusQuietly } from '../scrolling.ts';
import { type MeasuredPerson, openMeasurementFrame } from './measurement-frame.ts';
import { announceOutsideConsent, followOutsideConsent } from './outside-consent-news.ts';

/** What a press came to. */
export type OutsideAnswer = 'agreed' | 'refused' | 'not-kept';

/** Whom and what it is about. */
export interface Measured {
  /** Of the table and of who receives: a choice about another is none. */
  version: string;
  person: MeasuredPerson;
  /** The page without ids and query (G144). */
  path: string;
}

const ASKED = 'このページの終わりに、ご利用のようすの計測についてのおたずねがあります。';

/** Remembers a choice in this browser, at once. False where the browser keeps nothing: nothing is sent then either. */
export function chooseOutside(isAllowed: boolean, version: string): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is missing in browsers we support, and no server may read it.
  document.cookie = outsideConsentCookie(isAllowed, { version, isSecure: location.protocol === 'https:' });
  announceOutsideConsent();
  return readOutsideConsent(document.cookie, version) !== null;
}

/**
 * Shows the question (`OutsideQuestion`) where nobody has chosen yet, keeps the answer, and after a yes lets the measurement
 * run. What was answered stands until the page is left, so that nothing moves where somebody reads. Answers how to stop.
 */
export function runOutsideConsent(question: HTMLElement, { version, person, path }: Measured): () => void {
  let answer: OutsideAnswer | null = null;
  let closeFrame: (() => void) | null = null;

  const show = () => {
    const consent = readOutsideConsent(document.cookie, version);
    showPart(question, answer ?? (consent === null ? 'question' : null));
    if (consent) closeFrame ??= openMeasurementFrame(person, path);
    else {
      closeFrame?.();
      closeFrame = null;
    }
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    const isAgreed = button.value === 'yes';
    // The answer first: the news of it is shown at once.
    answer = isAgreed ? 'agreed' : 'refused';
    if (!chooseOutside(isAgreed, version)) answer = 'not-kept';
    show();
    // What was pressed has gone: the keyboard goes on from here.
    focusQuietly(question);
  };

  question.addEventListener('click', press);
  const stopFollowing = followOutsideConsent(show);
  show();
  return () => {
    question.removeEventListener('click', press);
    stopFollowing();
    showPart(question, null);
    closeFrame?.();
  };
}

/** Shows one part of the question, and tells it to those who listen; null shows nothing. */
function showPart(question: HTMLElement, shown: 'question' | OutsideAnswer | null): void {
  question.hidden = shown === null;
  let words = '';
  for (const part of question.querySelectorAll<HTMLElement>('[data-outside-part]')) {
    part.hidden = part.dataset.outsidePart !== shown;
    if (!part.hidden) words = shown === 'question' ? ASKED : (part.querySelector('p')?.textContent ?? '');
  }
  const status = question.nextElementSibling;
  if (status && status.textContent !== words) status.textContent = words;
}
