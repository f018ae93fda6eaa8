import { useSyncExternalStore } from 'react';
import {
  READING_SETTINGS_EVENT,
  type ReadingSettings,
  readReadingSettings,
  TEXT_SIZES,
} from './reading-settings.ts';

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
