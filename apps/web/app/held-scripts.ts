/** Id of the element that holds the page's own script until the page has been drawn. */
const HELD_ID = 'page-script';
/** Relation of a link to a script that is held back; no browser knows it. */
const HELD_RELATION = 'later';

/** Asking for a file takes a slow phone some milliseconds: after so many it may do something else. */
const FILES_AT_ONCE = 5;

/** A window that is open and drawn by nobody (some apps show pages so) tells of no picture. */
const LONGEST_WAIT_MS = 3_000;

const PRELOAD = '<link rel="modulepreload" ';
/** A form that sends, unlike a search. */
const FORM = /<form\b[^>]*\bmethod="post"/;
const PAGE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/;

/**
 * A page that is for everybody is read first and made alive after: its scripts are held back until its first picture
 * is drawn, so that on a slow line they take nothing from its words and styles (decision 0053). Marks stay where they
 * are: a script of content that carries none is refused as ever. A page on which somebody writes is awake as soon as it
 * can be: it comes as the router wrote it.
 * @param html a whole page of the router; one without its script comes back as it was.
 */
export function holdScripts(html: string): string {
  if (!PAGE_SCRIPT.test(html) || FORM.test(html)) return html;
  return html
    .replaceAll(PRELOAD, `<link rel="${HELD_RELATION}" `)
    .replace(PAGE_SCRIPT, `<script$1 type="text/plain" id="${HELD_ID}">`);
}

/**
 * Fetches and runs what is held back, after the first picture; at once in a tab that nobody sees yet, which draws
 * none. What is pressed meanwhile waits (early-input.ts). Constant text: a cached page's CSP names its hash, and that
 * of the held script, which is the same text in a script element.
 */
export const WAKE_AFTER_PICTURE_SCRIPT = `(function () {
  function wake() {
    var links = document.querySelectorAll('link[rel=${HELD_RELATION}]');
    for (var at = 0; at < links.length && at < ${FILES_AT_ONCE}; at += 1) links[at].rel = 'modulepreload';
    if (at < links.length) setTimeout(wake);
    else run();
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
    if (!isBegun) wake();
    isBegun = true;
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (document.visibilityState === 'hidden') begin();
    requestAnimationFrame(function () { setTimeout(begin); });
    setTimeout(begin, ${LONGEST_WAIT_MS});
  });
})()`;
