import type { Faq, FaqCategory } from '@hidamari/contract/content';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { asCleaned } from '../../parts/content/cleaned-html.fixture.ts';
import { askedPart, countQuestions, faqSections } from './faq-sections.ts';
import { questionFinder } from './find-questions.ts';

const shared = { publishedAt: '2026-10-01T00:00:00.000Z', variants: [...VARIANT_KEYS], order: 1, topics: [] };

const category = (id: string, name: string): FaqCategory => ({
  id,
  name,
  variants: [...VARIANT_KEYS],
  order: 1,
});

const faq = (id: string, categoryId: string, question: string, answer: string): Faq => ({
  ...shared,
  ...{ id, name: question, question, answer: asCleaned(answer), category: { id: categoryId, name: '' } },
});

const SECTIONS = faqSections(
  [category('consultation', '相談のこと'), category('cost', '費用')],
  [
    faq('family-only', 'consultation', '家族だけで相談してもいいですか', '<p>はい。お受けしています。</p>'),
    faq(
      'free',
      'cost',
      '相談は無料ですか',
      '<p>はい。<ruby>通話料<rt>つうわりょう</rt></ruby>だけです。</p>',
    ),
    faq('talk', 'consultation', '時間の決まりはありますか', '<p>チャットは、いつでも<b>書け</b>ます。</p>'),
    faq('nowhere', 'gone', '分類のない質問', '<p>はい。</p>'),
  ],
);

const idsOf = (sections: typeof SECTIONS) =>
  sections.map(({ id, questions }) => [id, ...questions.map((one) => one.id)].join(' '));

/** As the script of the page reads them from it. */
const QUESTIONS = SECTIONS.flatMap(({ name: section, questions }) =>
  questions.map(({ id, name, question, answer }) => ({ id, names: [section, name], question, answer })),
);

const found = (typed: string) => {
  const ids = questionFinder(QUESTIONS)(typed);
  return ids && [...ids.keys()];
};

describe('よくある質問の並び', () => {
  it('分類を読めなかったときは、すべての質問を一つに並べる', () => {
    const faqs = [
      faq('family-only', 'consultation', '家族だけで', ''),
      faq('free', 'cost', '無料ですか', ''),
    ];
    expect(idsOf(faqSections(null, faqs))).toEqual(['all family-only free']);
  });

  it('質問は分類の順に、分類の中では来た順に並ぶ', () => {
    expect(idsOf(SECTIONS)).toEqual(['consultation family-only talk', 'cost free']);
    expect(countQuestions(SECTIONS)).toBe(3);
  });

  it.each([
    ['id=cost', 'cost'],
    ['id=talk', 'talk'],
    ['id=nowhere', null],
    ['id=', null],
    ['', null],
  ])('住所が「?%s」の場合、%s を開く', (query, expected) => {
    expect(askedPart(SECTIONS, new URLSearchParams(query))).toBe(expected);
  });
});

describe('よくある質問の中からさがす', () => {
  it.each([
    ['家族', ['family-only']],
    ['カゾク', []],
    ['ちゃっと', ['talk']],
    ['ﾁｬｯﾄ', ['talk']],
    ['相談　無料', ['free']],
    ['費用', ['free']],
    ['書けます', ['talk']],
    ['つうわりょう', []],
    ['rt', []],
    ['見つからない言葉', []],
    ['', null],
  ])('「%s」とさがした場合', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('言葉が質問にある場合、質問の中に印をつける', () => {
    const marks = questionFinder(QUESTIONS)('むりょう')?.get('free');
    expect(marks).toBeUndefined();
    expect(questionFinder(QUESTIONS)('無料')?.get('free')).toEqual({
      question: [
        { text: '相談は', isMatch: false },
        { text: '無料', isMatch: true },
        { text: 'ですか', isMatch: false },
      ],
      place: null,
    });
  });

  it('言葉が答えだけにある場合、答えのその場所を、質問の下に示す', () => {
    const place = questionFinder(QUESTIONS)('書けます')?.get('talk')?.place;
    expect(place?.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['書けます']);
  });
});
