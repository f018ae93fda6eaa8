import type { Locator, Page } from '@playwright/test';

// What every spec of the surveys presses and reads.

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const group = (page: Page, name: string): Locator => page.getByRole('group', { name });
export const pick = (page: Page, question: string, answer: string) =>
  group(page, question).getByText(answer, { exact: true }).click();
export const next = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words }).click();
export const EASE = '話しやすかったですか';
