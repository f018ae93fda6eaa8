import { useSyncExternalStore } from 'react';

/** Sizes of text a reader can choose (標準・大・特大; ui: text size). */
const TEXT_SIZES = ['standard', 'large', 'xlarge'] as const;
type TextSize = (typeof TEXT_SIZES)[number];

export interface ReadingSettings {
  text: TextSize;
  furigana: 'on' | 'off';
}

const KEY = 'hidamari-reading';
const DEFAULTS: ReadingSettings = { text: 'standard', furigana: 'off' };

/**
 * Runs before the first drawing, so that a chosen size never jumps in. What was chosen on this device stands above
 * what the account remembers, which the server has written down. Constant text: a cached page's CSP names its hash.
 */
export const READING_SETTINGS_SCRIPT = `try{var s=JSON.parse(localStorage.getItem('${KEY}')||'{}'),d=document.documentElement.dataset;if(['standard','large','xlarge'].indexOf(s.text)>=0)d.text=s.text;if(['on','off'].indexOf(s.furigana)>=0)d.furigana=s.furigana}catch(e){}`;

/** What is chosen on this device; the defaults where nothing is, or where the browser keeps nothing. */
export function readReadingSettings(): ReadingSettings {
  const { text, furigana } = document.documentElement.dataset;
  return {
    text: TEXT_SIZES.find((size) => size === text) ?? DEFAULTS.text,
    furigana: furigana === 'on' ? 'on' : 'off',
  };
}

/** Told to the window after each choice, so that every control of this page shows it. */
export const READING_SETTINGS_EVENT = 'hidamari-reading';

/** Applies a choice at once and remembers it on this device. */
export function chooseReadingSettings(settings: ReadingSettings): void {
  Object.assign(document.documentElement.dataset, settings);
  window.dispatchEvent(new Event(READING_SETTINGS_EVENT));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse: the choice then holds until the page is left.
  }
}

function subscribe(tell: () => void): () => void {
  window.addEventListener(READING_SETTINGS_EVENT, tell);
  return () => window.removeEventListener(READING_SETTINGS_EVENT, tell);
}

/** One word for both choices: what a store hands out must stay equal while nothing changes. */
function snapshot(): string {
  const { text, furigana } = readReadingSettings();
  return `${text} ${furigana}`;
}

/** What is chosen on this device, the same in every control of the page. The server draws the defaults. */
export function useReadingSettings(): ReadingSettings {
  const [chosen, furigana] = useSyncExternalStore(subscribe, snapshot, () => 'standard off').split(' ');
  const text = TEXT_SIZES.find((size) => size === chosen) ?? 'standard';
  return { text, furigana: furigana === 'on' ? 'on' : 'off' };
}
