import { readdirSync } from 'node:fs';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { BELONGING_SUGGESTIONS } from '@hidamari/domain/next-visits';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { describe, expect, test } from 'vitest';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** All that comes with the portal, read from the folders: a new one is held to the rules from its first day. */
const contents = await Promise.all(
  folders.map(async (folder) => {
    const url = new URL(`./${folder}/index.ts`, import.meta.url).href;
    return [folder, (await import(url)) as Record<string, unknown>] as const;
  }),
);

/** Every text at any depth, as written (with what stands in attributes) and as read. No field is left out by its name. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, stripMarkup(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Without the titles and publishers of other people's pages, which are named as they name themselves. */
function withoutSources(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutSources);
  const own = Object.entries(value).filter(([name]) => name !== 'sources');
  return Object.fromEntries(own.map(([name, part]) => [name, withoutSources(part)]));
}

/** As an eye reads it: readings above words left out. */
const withoutReadings = (text: string) => stripMarkup(text.replace(/<rt>.*?<\/rt>/g, ''));

const FORBIDDEN = /闘病|末期|勝つ|頑張|無効な|[!！]/;
/** A reader is 「あなた」; an article alone speaks of patients in general. */
const PATIENTS = /患者さん/;
const MAY_SAY_PATIENTS = new Set(['ARTICLES', 'ARTICLE_DRAFTS']);

describe.each(contents)('言葉づかい（%s）', (_, exported) => {
  const texts = Object.values(exported).flatMap(textsIn);
  const outsideArticles = Object.entries(exported)
    .filter(([name]) => !MAY_SAY_PATIENTS.has(name))
    .flatMap(([, value]) => textsIn(withoutSources(value)));

  test('使わないと決めた言葉と感嘆符がない', () => {
    expect(texts.filter((text) => FORBIDDEN.test(text))).toEqual([]);
  });

  test('「患者さん」は、記事のほかでは使わない', () => {
    expect(outsideArticles.filter((text) => PATIENTS.test(text))).toEqual([]);
  });
});

/** A card that nobody has had since 2 December 2025 (厚生労働省). 保険証券 is another paper. */
const ENDED_CARD = /(?<!マイナ)保険証(?!券)/;

test('使えなくなった健康保険証を持ってくるようにとは、どこにも書かない', () => {
  const read = contents.flatMap(([, exported]) => textsIn(exported)).map(withoutReadings);
  const told = [...read, ...BELONGING_SUGGESTIONS].filter((text) => ENDED_CARD.test(text));
  expect(
    told.filter((text) => !text.includes('これまでの健康保険証は、2025年12月に使える期限が終わりました')),
  ).toEqual([]);
  expect([...read, ...BELONGING_SUGGESTIONS]).toContain('マイナ保険証または資格確認書');
});

test('#7119 のつながる地域は、年ごとに変わるので、どこの名も言わない（G118）', () => {
  const names = PREFECTURES.map(({ label }) => label.replace(/[都府県]$/, ''));
  const told = contents
    .flatMap(([, exported]) => textsIn(exported))
    .map(withoutReadings)
    .filter((text) => text.includes('#7119'));
  expect(told.length).toBeGreaterThan(3);
  const sentences = told.flatMap((text) => text.split('。')).filter((sentence) => sentence.includes('#7119'));
  expect(sentences.filter((sentence) => names.some((name) => sentence.includes(name)))).toEqual([]);
});

test('確かめた人、しるし、変更の記録、募集の条件とお礼、書きかけのものまで読む', () => {
  const read = new Set(contents.flatMap(([, exported]) => textsIn(exported)));
  for (const words of [
    'がん相談の経験がある看護師（見本）',
    '名前なしで',
    '公開しました。',
    'あり（品物。内容は申し込みの前に案内されます）',
    '買い物の手伝い（書きかけの見本）',
  ]) {
    expect(read).toContain(words);
  }
});
