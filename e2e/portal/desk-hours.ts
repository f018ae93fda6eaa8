import type { Page } from '@playwright/test';
import { setPageTime } from './page-time.ts';

/** A Saturday, on which every desk is open, four days before the day on which every run begins (G6). */
const OPEN = '2026-11-21T10:00:00+09:00';

/** This page is looked at while somebody answers: what is offered then alone, as the talk number, is there. */
export const lookInHours = (page: Page): Promise<void> => setPageTime(page, OPEN);
