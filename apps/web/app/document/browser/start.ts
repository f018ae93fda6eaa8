// The script of a document (decision 0113): what HTML does not do by itself. The page works without any of it.
import { loadJapaneseFont } from '@hidamari/ui/japanese-font';
import { startFaq } from '../../features/faq/start-faq.ts';
import { startSearch } from '../../features/search/start-search.ts';
import { watchPictures } from '../../shell/content/broken-pictures.ts';
import { startCopyButtons } from '../../shell/copy-buttons.ts';
import { startCrisisNotes } from '../../shell/crisis/start-crisis-notes.ts';
import { startLinePromotion } from '../../shell/line/start-line-promotion.ts';
import { startOutsideConsent } from '../../shell/outside-transmission/start-outside-consent.ts';
import { startPageDialogs } from '../../shell/page-dialogs.ts';
import { startReadingControls } from '../../shell/reading-controls.ts';
import { followSectionLink } from '../../shell/scrolling.ts';
import { readFacts } from './document-facts.ts';
import { followHours } from './follow-hours.ts';
import { watchConnection } from './offline.ts';
import { prefetchNearLinks } from './prefetch.ts';

startPageDialogs();
startCopyButtons();
startReadingControls();
document.addEventListener('click', followSectionLink);
watchConnection();
watchPictures(document.body);
startOutsideConsent();
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
