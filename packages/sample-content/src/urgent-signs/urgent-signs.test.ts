import { stripMarkup } from '@hidamari/domain/japanese-text';
import { describe, expect, test } from 'vitest';
import { ARTICLES } from '../articles/index.ts';
import { FAQ } from '../faq/index.ts';
import { MONITOR_SURVEYS } from '../monitor-surveys/index.ts';
import { NEWS } from '../news/index.ts';
import { Q_CONTENTS } from '../q-contents/index.ts';
import { SERVICES } from '../services/index.ts';
import { URGENT_HEADING, URGENT_SENTENCE, URGENT_SIGNS, withEasyUrgentList } from './index.ts';
import { FEVER } from './signs.ts';

/** As an eye reads it: readings above words left out, a line for each item. */
const read = (html: string) =>
  stripMarkup(html.replace(/<rt>.*?<\/rt>/g, '').replace(/。?(<\/(?:li|p|h\d)>)/g, '。$1'));

/** In easier Japanese the heading has its reading. */
const OPENING = /<h2>すぐに(?:連絡|<ruby>連絡<rt>れんらく<\/rt><\/ruby>)するとき<\/h2>/;
/** The text before its list, and the list; without a list the second is empty. A question has its note after the list. */
function parted(html: string): { before: string; list: string } {
  const [before = '', list = '', ...more] = html.split(OPENING);
  expect(more).toEqual([]);
  return { before, list: read(list.split('<p>この質問は、')[0] ?? '') };
}

interface Text {
  id: string;
  name: string;
  html: string;
}

const TEXTS: Text[] = [
  ...ARTICLES.flatMap(({ id, body, easy_body: easy }) => [
    { id, name: `${id}の本文`, html: body },
    ...(easy === undefined ? [] : [{ id, name: `${id}のやさしい日本語`, html: easy }]),
  ]),
  ...Q_CONTENTS.map(({ id, content }) => ({ id, name: `質問${id}`, html: content })),
];
const WITH_LIST = TEXTS.filter(({ html }) => OPENING.test(html));

/** 119 that is no sign to watch for: how to reach it, or words on wanting to die (G119), which stand with their numbers. */
const NO_SIGN = [
  'head-and-neck-treatingの本文',
  'childcare-during-treatmentの本文',
  'psycho-oncologyの本文',
  'talking-with-childrenの本文',
  'when-you-feel-aloneの本文',
  'when-you-feel-aloneのやさしい日本語',
  'strong-anxietyの本文',
  'strong-anxietyのやさしい日本語',
  'low-moodの本文',
  'low-moodのやさしい日本語',
  'blaming-yourselfの本文',
  '質問q-care-at-home',
  '質問q-living-far-away',
  '質問q-want-to-disappear',
];
/** What a child has learnt by the third year of school, and needs no reading above it. */
const EASY_ENOUGH = '番一二体日出言赤気上下何目足力入口中白水立話外長早見人耳数手大子';
/** Signs, as somebody would write them by hand. */
const SIGN =
  /息が苦し|息苦し|意識が|返事が(おかしい|はっきりしない)|けいれん|血が止まら|出血が止まら|止まらない出血|胸が(急に)?痛/;

describe('急いで連絡するしるし（G118）', () => {
  test('しるしのある記事の、本文とやさしい日本語は、同じ一つの一覧を持つ', () => {
    const withEasy = ARTICLES.filter(
      ({ id, easy_body: easy }) => easy !== undefined && Object.hasOwn(URGENT_SIGNS, id),
    );
    expect(withEasy.length).toBeGreaterThanOrEqual(12);
    for (const { id, body, easy_body: easy = '' } of withEasy) {
      expect(parted(easy).list, id).toBe(parted(body).list);
      expect(parted(body).list, id).not.toBe('');
    }
  });

  test('一覧の見出しは、どの本文でも同じ言葉である', () => {
    expect(URGENT_HEADING).toBe('すぐに連絡するとき');
    expect(WITH_LIST.filter(({ html }) => !read(html).includes(`${URGENT_HEADING}。`))).toEqual([]);
  });

  test('やさしい日本語の一覧は、見出しと案内の文まで、三年生までに習わない言葉に読みがある', () => {
    for (const [id, signs] of Object.entries(URGENT_SIGNS)) {
      const bare = withEasyUrgentList('', signs).replace(/<ruby>.*?<\/ruby>/g, '');
      expect(bare.match(/[一-鿿]/g)?.filter((kanji) => !EASY_ENOUGH.includes(kanji)) ?? [], id).toEqual([]);
    }
  });

  test('熱は、病院から言われた温度を先に、次に38.0度を言う', () => {
    const words = FEVER.replace(/《.*?》/g, '');
    expect(words.indexOf('病院から言われた温度')).toBeGreaterThan(-1);
    expect(words.indexOf('38.0度')).toBeGreaterThan(words.indexOf('病院から言われた温度'));
    const named = TEXTS.filter(({ html }) => read(html).includes('38.0度'));
    const late = named.filter(({ html }) => {
      const before = read(html).split('38.0度')[0] ?? '';
      return !/病院から言われ(た|ている)温度.{0,30}$/.test(before);
    });
    expect(late.map(({ name }) => name)).toEqual([]);
  });

  test('一覧は、「すぐ119番」から始まり、「すぐ病院へ電話」が続く', () => {
    expect(WITH_LIST.length).toBeGreaterThanOrEqual(60);
    for (const { name, html } of WITH_LIST) {
      const { list } = parted(html);
      expect(list, name).toMatch(
        /^すぐ119番。 一つでもあてはまるときは、すぐに119番に電話してください。 .+。/,
      );
      if (list.includes('すぐ病院へ電話'))
        expect(list, name).toMatch(
          /すぐ病院へ電話。 夜でも、休みの日でも、[^。]+病院に電話してください。 .+。$/,
        );
    }
  });

  test('記事のしるしの一覧には、名前のある記事か質問がかならずある', () => {
    const ids = new Set(TEXTS.map(({ id }) => id));
    expect(Object.keys(URGENT_SIGNS).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('質問は、同じことの記事の一覧をそのまま使う', () => {
    const listOf = (name: string) => parted(TEXTS.find((text) => text.name === name)?.html ?? '').list;
    expect(listOf('質問q-shadow-on-lung')).toBe(listOf('lung-suspectedの本文'));
    expect(listOf('質問q-fever-at-night')).toBe(listOf('infection-and-feverの本文'));
    expect(listOf('質問q-shadow-on-lung')).toContain('血を何度も吐く、たくさん吐く');
    const inArticles = new Set(ARTICLES.map(({ body }) => parted(body).list));
    const asked = WITH_LIST.filter(({ id }) => id.startsWith('q-') && !Object.hasOwn(URGENT_SIGNS, id));
    expect(asked.length).toBeGreaterThanOrEqual(8);
    for (const { name, html } of asked) expect(inArticles.has(parted(html).list), name).toBe(true);
  });

  test('一覧のそばで、119番のしるしを手で書かない', () => {
    const told = TEXTS.filter(({ html }) => read(parted(html).before).includes('119')).map(
      ({ name }) => name,
    );
    expect(told.toSorted()).toEqual(NO_SIGN.toSorted());
    const byHand = TEXTS.flatMap(({ name, html }) =>
      read(parted(html).before)
        .split('。')
        .filter((sentence) => SIGN.test(sentence) && /(119|救急車)/.test(sentence))
        .map((sentence) => `${name}：${sentence}`),
    );
    expect(byHand).toEqual([]);
  });

  test('治療のことの一覧は、意識、けいれん、息、止まらない血を落とさない', () => {
    const fewer = new Set(['imaging-tests', 'lung-treating', 'mouth-sores']);
    const treating = ARTICLES.filter(
      ({ category, id }) => category.id === 'treatment' && Object.hasOwn(URGENT_SIGNS, id),
    );
    expect(treating.length).toBeGreaterThan(25);
    for (const { id, body } of treating.filter((article) => !fewer.has(article.id)))
      for (const sign of ['息が苦しい', '意識がはっきりしない', 'けいれん', '血が止まらない'])
        expect(parted(body).list, `${id} ${sign}`).toContain(sign);
  });

  test('サービス、よくある質問、お知らせ、募集は、救急の案内と同じ一文で119番を言う', () => {
    const pages = [
      ...SERVICES.map(({ id, body }) => ({ id, text: body })),
      ...FAQ.map(({ id, answer }) => ({ id, text: answer })),
      ...NEWS.map(({ id, body }) => ({ id, text: body })),
      ...MONITOR_SURVEYS.map(({ id, notes }) => ({ id, text: notes ?? '' })),
    ].map(({ id, text }) => ({ id, text: read(text) }));
    const told = pages.filter(({ text }) => text.includes(URGENT_SENTENCE));
    expect(told.length).toBeGreaterThanOrEqual(15);
    const byHand = pages.flatMap(({ id, text }) =>
      text
        .replaceAll(URGENT_SENTENCE, '')
        .split('。')
        .filter((sentence) => SIGN.test(sentence) && sentence.includes('119'))
        .map((sentence) => `${id}：${sentence}`),
    );
    expect(byHand).toEqual([]);
  });
});
