// The script of a document (decision 0113): what HTML does not do by itself. The page works without any of it.
import { startChips } from '@hidamari/ui/chips-in-view';
import { loadJapaneseFont } from '@hidamari/ui/japanese-font';
import { startHelpfulQuestion } from '../../features/articles/run-helpful-question.ts';
import { startFaq } from '../../features/faq/start-faq.ts';
import { startSearch } from '../../features/search/start-search.ts';
import { watchPictures } from '../../parts/content/broken-pictures.ts';
import { startCrisisNotes } from '../../parts/crisis/start-crisis-notes.ts';
import { startLinePromotion } from '../../parts/line/start-line-promotion.ts';
import { startCopyButtons, startPrintButtons } from '../../shell/document-buttons.ts';
import { startOutsideConsent } from '../../shell/outside-transmission/start-outside-consent.ts';
import { startPageDialogs } from '../../shell/page-dialogs.ts';
import { startReadingControls } from '../../shell/reading-controls.ts';
import { followSectionLink } from '../../shell/scrolling.ts';
import { readFacts } from './document-facts.ts';
import { followHours } from './follow-hours.ts';
import { prefetchNearLinks } from './prefetch.ts';
import { restorePlace } from './restore-place.ts';

/** The bar of the page for when there is no connection (`OfflineBar` in a document). */
const BAR = '.ui-offline';

/**
 * Shows the bar while the browser says that there is no connection. A link that is pressed then is not followed, and a form is
 * not sent: the browser's own fault page would stand in place of what somebody reads or wrote.
 */
function watchConnection(): void {
  const follow = () => {
    for (const bar of document.querySelectorAll<HTMLElement>(BAR)) bar.hidden = navigator.onLine;
  };
  addEventListener('online', follow);
  addEventListener('offline', follow);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (link !== null && !navigator.onLine) event.preventDefault();
  });
  document.addEventListener('submit', (event) => {
    if (!navigator.onLine) event.preventDefault();
  });
  follow();
}

loadOtherSteps();
startPageDialogs();
startCopyButtons();
startReadingControls();
document.addEventListener('click', followSectionLink);
watchConnection();
restorePlace();
watchPictures();
startPrintButtons();
startChips();
startOutsideConsent();
startHelpfulQuestion();
startCrisisNotes();
startSearch();
startFaq();
startLinePromotion();

const facts = readFacts(document);
if (facts !== null) followHours(facts);

/** What nobody waits for. */
function whenIdle(): void {
  prefetchNearLinks();
  if (facts !== null) loadJapaneseFont(facts.japaneseFont);
}
// Safari has no idle callback; a second is as calm.
if (typeof requestIdleCallback === 'function') requestIdleCallback(whenIdle);
else setTimeout(whenIdle, 1_000);

/**
 * Loads what a step of the history leads to. Steps that a member took in the application share one document for the browser:
 * where a document has come in its place, after a log-out or the end of a session, Back and Forward among them load nothing
 * by themselves, and this page would stand under the address of another.
 */
function loadOtherSteps(): void {
  const addressNow = () => location.pathname + location.search;
  const own = addressNow();
  addEventListener('popstate', () => {
    if (addressNow() !== own) location.reload();
  });
}
