/** Id of the element that holds the page's own script until the page has been drawn. */
const HELD_ID = 'page-script';
/** Relation of a link to a script that is held back; no browser knows it. */
const HELD_RELATION = 'later';

/** Asking for a file takes a slow phone some milliseconds: after so many it may do something else. */
const FILES_AT_ONCE = 5;

/** A window that is open and drawn by nobody (some apps show pages so) tells of no picture. */
const LONGEST_WAIT_MS = 3_000;

/** A page that is only read wakes by itself after this long: what follows the clock (talk now, closed) has to be right. */
const REST_MS = 5_000;

/** What tells that a person is there; a finger that begins to scroll tells it before it presses anything. */
const SIGNS = 'pointerdown pointermove touchstart wheel scroll keydown input click';

const PRELOAD = '<link rel="modulepreload" ';
/** Somebody waits for the scripts: a form that sends, unlike a search, and the place of something on its way. */
const AWAITED = /<form\b[^>]*\bmethod="post"|\bclass="ui-skeleton"/;
const PAGE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/;

/**
 * A page that is for everybody is read first and made alive after: its scripts are held back until its first picture
 * is drawn, so that on a slow line they take nothing from its words and styles, and are run when a person is there
 * (decision 0053). Marks stay where they are: a script of content that carries none is refused as ever. A page on which
 * somebody writes, or waits for what only scripts bring, is awake as soon as it can be: it comes as the router wrote it.
 * @param html a whole page of the router; one without its script comes back as it was.
 */
export function holdScripts(html: string): string {
  if (!PAGE_SCRIPT.test(html) || AWAITED.test(html)) return html;
  return html
    .replaceAll(PRELOAD, `<link rel="${HELD_RELATION}" `)
    .replace(PAGE_SCRIPT, `<script$1 type="text/plain" id="${HELD_ID}">`);
}

/**
 * Fetches what is held back after the first picture, and runs it at the first sign of a person: on a slow phone it
 * keeps the page busy for half a second. At once where a person is known to be there (they walked here from another
 * page of ours) or nobody can be disturbed (a tab that is not seen, which draws no picture either). What is pressed
 * meanwhile waits (early-input.ts). Constant text: a cached page's CSP names its hash, and that of the held script,
 * which is the same text in a script element.
 */
export const WAKE_AFTER_PICTURE_SCRIPT = `(function () {
  var isFetched = false, isMeant = document.referrer.indexOf(location.origin + '/') === 0, signs = new AbortController();
  function fetchFiles() {
    var links = document.querySelectorAll('link[rel=${HELD_RELATION}]');
    for (var at = 0; at < links.length && at < ${FILES_AT_ONCE}; at += 1) links[at].rel = 'modulepreload';
    if (at < links.length) return setTimeout(fetchFiles);
    isFetched = true;
    if (isMeant) run();
    else setTimeout(mean, ${REST_MS});
  }
  function mean(event) {
    // Browsers tell of a pointer that stands still when a page appears below it.
    if (event && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    if (!isMeant && isFetched) setTimeout(run);
    isMeant = true;
    signs.abort();
  }
  function run() {
    var held = document.getElementById('${HELD_ID}');
    if (!held) return;
    var script = document.createElement('script');
    script.type = 'module';
    script.textContent = held.textContent;
    document.head.append(script);
  }
  var isBegun = false;
  function begin() {
    if (!isBegun) fetchFiles();
    isBegun = true;
  }
  '${SIGNS}'.split(' ').forEach(function (sign) {
    addEventListener(sign, mean, { capture: true, passive: true, signal: signs.signal });
  });
  document.addEventListener('DOMContentLoaded', function () {
    if (document.visibilityState === 'hidden') { mean(); begin(); }
    requestAnimationFrame(function () { setTimeout(begin); });
    setTimeout(begin, ${LONGEST_WAIT_MS});
  });
})()`;
