import { TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './navigation.ts';

/** What a test writes into all five categories, and finds again. */
export interface WrittenLog {
  title: string;
  hospital: string;
  explanation: string;
  medicine: string;
  symptom: string;
  temperature: string;
  meals: string;
  freeText: string;
}

/** A log in all five categories; the title tells it from others. */
export function wholeLog(title: string): WrittenLog {
  return {
    title,
    hospital: '日だまり総合病院',
    explanation: '次は2週間後と言われた。',
    medicine: '痛み止め',
    symptom: 'だるさ',
    temperature: '36.8',
    meals: '朝はおかゆ',
    freeText: '窓から金木犀の香りがした。',
  };
}

/** A category's tile by its name: 受診・入院, 薬, 症状, くらし, その他. */
export function categoryTile(page: Page, label: string): Locator {
  return page
    .getByRole('group', { name: '残したいこと' })
    .getByRole('checkbox', { name: new RegExp(`^${label}`) });
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Ticks all five categories and fills a field of each by its label. The empty form is open. */
export async function writeWholeLog(page: Page, log: WrittenLog): Promise<void> {
  await page.getByLabel('タイトル').fill(log.title);
  for (const { label } of TREATMENT_LOG_CATEGORIES) await categoryTile(page, label).check();

  const visit = part(page, '受診・入院');
  await visit.getByRole('group', { name: '種類' }).getByText('通院', { exact: true }).click();
  await visit.getByLabel('病院の名前').fill(log.hospital);
  await visit.getByLabel('言われたこと').fill(log.explanation);

  const medicine = part(page, '薬');
  await medicine.getByLabel('薬の名前').fill(log.medicine);
  await medicine.getByLabel('1日の回数').selectOption({ label: '2回' });

  await part(page, '症状').getByRole('button', { name: log.symptom }).click();
  await part(page, log.symptom)
    .getByRole('group', { name: '今日の強さ' })
    .getByLabel('軽い', { exact: true })
    .check();
  await part(page, 'はかったもの').getByLabel('体温').fill(log.temperature);

  const life = part(page, 'くらし');
  await life.getByRole('group', { name: '気分' }).getByLabel('ふつう').check();
  await life.getByLabel('食事').fill(log.meals);

  await part(page, 'その他').getByRole('textbox', { name: '自由記入' }).fill(log.freeText);
}

/** Writes a log of a few words and saves it; its page is open afterwards. */
export async function saveShortLog(page: Page, title: string, freeText: string): Promise<void> {
  await open(page, '/treatment-logs/new');
  await page.getByLabel('タイトル').fill(title);
  await categoryTile(page, 'その他').check();
  await page.getByRole('textbox', { name: '自由記入' }).fill(freeText);
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** The page of one log shows everything that was written. */
export async function expectWritten(page: Page, log: WrittenLog): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(log.title);
  const main = page.getByRole('main');
  for (const words of [
    log.hospital,
    log.explanation,
    log.medicine,
    log.symptom,
    '軽い',
    log.meals,
    log.freeText,
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(main).toContainText(log.temperature);
}

/** The entry of a log in the list. */
export function listEntry(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}
