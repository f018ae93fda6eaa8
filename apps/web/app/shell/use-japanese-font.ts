import sheet from '@hidamari/ui/fonts-japanese.css?url';
import { useEffect } from 'react';

/**
 * Brings the Japanese font slices where a machine has no Japanese font at all (ui: type), after the page has
 * been drawn and the browser has nothing better to do.
 */
export function useJapaneseFont(): void {
  useEffect(() => {
    const bring = () => {
      import('@hidamari/ui/japanese-font').then(
        ({ loadJapaneseFont }) => loadJapaneseFont(sheet),
        // Without a connection the page stays in the letters it has.
        () => undefined,
      );
    };
    // Safari has no idle callback; a second is as calm.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(bring, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(bring);
    return () => cancelIdleCallback(handle);
  }, []);
}
