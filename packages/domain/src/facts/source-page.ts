import type { FactSource } from './fact.ts';

/** Publishers that several pages share. */
export const MHLW = '厚生労働省';
export const KENPO = '全国健康保険協会（協会けんぽ）';
export const LAW = 'e-Gov法令検索（デジタル庁）';
export const PENSION = '日本年金機構';
export const KEIRI = '税金・経理・補助金ツールズ';
export const GANJOHO = '国立がん研究センター がん情報サービス';

export function page(publisher: string, title: string, year: number, url: string): FactSource {
  return { title, publisher, year, url };
}

export function column(slug: string): string {
  return `https://keiri-tools.com/column/${slug}/`;
}

/** A law text as it stood in 2026. */
export function law(title: string, id: string): FactSource {
  return page(LAW, title, 2026, `https://laws.e-gov.go.jp/law/${id}`);
}
