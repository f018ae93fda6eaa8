import type { Page } from '@playwright/test';

/** 「大切な方を亡くされたとき」 on the screen of the notices (G149): the switch, what it asks first, and the way back. */
export const bereavementPart = (page: Page) => page.getByRole('region', { name: '大切な方を亡くされたとき' });
export const quieten = (page: Page) =>
  bereavementPart(page).getByRole('button', { name: 'お知らせを止め、ホームを静かにする' });
export const goBack = (page: Page) =>
  bereavementPart(page).getByRole('button', { name: 'お知らせと、ふだんのホームに戻す' });
export const bereavementQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'お知らせを止め、ホームを静かにしますか' });

/** Answers what the switch asks first. */
export const sayYes = (page: Page) =>
  bereavementQuestion(page).getByRole('button', { name: '静かにする', exact: true });
