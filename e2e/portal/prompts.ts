import { FEWER_PROMPTS_KEY } from '@hidamari/domain/popups';
import type { BrowserContext } from '@playwright/test';

/**
 * Makes every page of this browser one whose person wants no prompts over the pages: a test that is about something else
 * is not met by one. Frames that are shut off have no storage.
 */
export async function keepPromptsAway(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // Nothing to remember it in, and nothing that would prompt.
    }
  }, FEWER_PROMPTS_KEY);
}
