// The script of a document (decision 0113): what HTML does not do by itself. The page works without any of it.
import { startChips } from '@hidamari/ui/chips-in-view';
import { loadJapaneseFont } from '@hidamari/ui/japanese-font';
import { startHelpfulQuestion } from '../../features/articles/run-helpful-question.ts';
import { startFaq } from '../../features/faq/start-faq.ts';
import { startSearch } from '../../features/search/start-search.ts';
import { watchPictures } from '../../parts/content/broken-pictures.ts';
import { startCrisisNotes } from '../../parts/crisis/start-crisis-notes.ts';
import { startLinePromotion } from '../../parts/line/start-line-promotion.ts';
import { startCopyButtons } from '../../shell/copy-buttons.ts';
import { startOutsideConsent } from '../../shell/outside-transmission/start-outside-consent.ts';
import { startPageDialogs } from '../../shell/page-dialogs.ts';
import { startPrintButtons } from '../../shell/print-buttons.ts';
import { startReadingControls } from '../../shell/reading-controls.ts';
import { followSectionLink } from '../../shell/scrolling.ts';
import { readFacts } from './document-facts.ts';
import { loadOtherSteps } from './follow-history.ts';
import { followHours } from './follow-hours.ts';
import { keepPlace } from './keep-place.ts';
import { watchConnection } from './offline.ts';
import { prefetchNearLinks } from './prefetch.ts';

loadOtherSteps();
startPageDialogs();
startCopyButtons();
startReadingControls();
document.addEventListener('click', followSectionLink);
watchConnection();
keepPlace();
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
