import type { Page } from '@playwright/test';
import { region } from './log-list.ts';

/** The check-in of the day: a question is answered by one tap. */
export const card = (page: Page) => region(page, 'きょうの調子');
export const answer = (page: Page, question: string, word: string) =>
  card(page).getByRole('group', { name: question }).getByRole('radio', { name: word, exact: true });
export const saved = (page: Page) => card(page).getByText('きょうの調子を残しました');
