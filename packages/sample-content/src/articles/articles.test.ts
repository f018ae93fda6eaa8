import { factOf, factsIn } from '@hidamari/domain/facts';
import { rubyReadings, stripMarkup } from '@hidamari/domain/japanese-text';
import { isTopicId } from '@hidamari/domain/topics';
import { describe, expect, test } from 'vitest';
import { CANCER_GROUPS } from '../lookups/index.ts';
import { ARTICLE_CATEGORIES, ARTICLES, charactersOf } from './index.ts';

/** A reviewer is a role (G100), and a role is one of these professions. */
const PROFESSIONS =
  /(看護師|医師|薬剤師|社会福祉士|社会保険労務士|精神保健福祉士|管理栄養士|理学療法士|作業療法士|言語聴覚士|歯科衛生士|公認心理師|心理士|心理師|ファイナンシャルプランナー|保健師|相談員)（見本）$/;
/** Sums that are worked out stand in these alone; every other amount comes from the table of facts (G150). */
const WITH_EXAMPLES = new Set([
  'high-cost-medical-expense',
  'over-70-costs',
  'medical-expense-deduction',
  'nursing-care-insurance',
]);
const AMOUNT = /[\d０-９,]+\s*(円|万円|mg|ミリグラム|錠|mL)/;

describe.each(ARTICLES.map((article) => [article.id, article] as const))('記事「%s」', (id, article) => {
  test('本文は600字から4000字で、見出しがある', () => {
    const characters = charactersOf(article.body);
    expect(characters).toBeGreaterThanOrEqual(600);
    expect(characters).toBeLessThanOrEqual(4_000);
    expect(article.body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('参考にしたページは、題名と、出した機関を名のり、機関の入口でなければ、そのページの題名を持つ', () => {
    expect(article.sources?.length).toBeGreaterThan(0);
    for (const { title, publisher, url = '' } of article.sources ?? []) {
      expect(new URL(url).protocol).toBe('https:');
      expect(publisher).not.toBe('');
      if (new URL(url).pathname !== '/') expect(title, url).not.toMatch(/ホームページ$/);
    }
  });

  test.skipIf(article.category.id === 'story')('書いてあることを確かめられるページを、一つは名のる', () => {
    const pages = (article.sources ?? []).filter(({ url = '' }) => {
      const { pathname, search } = new URL(url);
      return pathname !== '/' || search !== '';
    });
    expect(pages.length).toBeGreaterThan(0);
  });

  test('金額は、日付のある表から取り、薬の量は書かない', () => {
    if (!WITH_EXAMPLES.has(id)) expect(stripMarkup(article.body)).not.toMatch(AMOUNT);
    const written = `${article.summary}${article.body}${article.easy_body ?? ''}`;
    expect(factsIn(written).filter((fact) => factOf(fact) === undefined)).toEqual([]);
    expect(article.facts).toEqual(factsIn(`${article.body}${article.easy_body ?? ''}`));
  });

  test('何についてのページか、一つから五つの話題を名のる', () => {
    expect(article.topics?.length).toBeGreaterThan(0);
    expect(article.topics?.length).toBeLessThan(6);
    expect(article.topics?.filter((topic) => !isTopicId(topic))).toEqual([]);
  });

  test('確認した人は見本の役割で示し、変更の記録は新しい順に並ぶ', () => {
    expect(article.reviewer_role).toMatch(PROFESSIONS);
    const days = (article.change_log ?? []).map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('確認した日は、最後に変更した日より前でなく、変更がなければ公開より後でない', () => {
    const published = article.publishedAt.slice(0, 10);
    const last = article.change_log?.[0]?.day ?? published;
    expect(article.reviewed_at >= last, `${article.reviewed_at} ${last}`).toBe(true);
    if (last <= published) expect(article.reviewed_at <= published).toBe(true);
  });

  test('読みにくい言葉には読みが六つより少なくなくあり、どれも初めの一度だけ、ひらがなで書く', () => {
    const found = rubyReadings(article.body);
    // What cannot be read as a word and its reading is not counted, and so not missed either.
    expect(found.length).toBe(article.body.split('<ruby>').length - 1);
    expect(found.length).toBeGreaterThanOrEqual(6);
    expect(new Set(found.map(({ word }) => word)).size).toBe(found.length);
    for (const { kana } of found) expect(kana).toMatch(/^[ぁ-ゖー]+$/);
  });
});

describe('やさしい日本語の本文（G100）', () => {
  const easy = ARTICLES.flatMap(({ id, easy_body }) => (easy_body ? [[id, easy_body] as const] : []));

  test.each(easy)('「%s」は、60字に一つより多く、読みがある', (_, body) => {
    expect(rubyReadings(body).length).toBeGreaterThan(charactersOf(body) / 60);
  });
});

test('同じ言葉の読みは、どの記事でも同じである', () => {
  const kanaOf = new Map<string, Set<string>>();
  for (const { body, easy_body = '' } of ARTICLES) {
    for (const { word, kana } of rubyReadings(body + easy_body)) {
      kanaOf.set(word, (kanaOf.get(word) ?? new Set()).add(kana));
    }
  }
  expect([...kanaOf].filter(([, kana]) => kana.size > 1)).toEqual([]);
});

describe('体験談（G99）', () => {
  const stories = ARTICLES.filter(({ category }) => category.id === 'story');

  test('十より少なくなく、みな見本だと書く', () => {
    expect(stories.length).toBeGreaterThanOrEqual(10);
    for (const { body, contributor } of stories) {
      expect(body).toContain('見本');
      expect(contributor).toMatch(/さん（見本）$/);
    }
  });
});

describe('そろい', () => {
  test('記事は60本より少なくなく、どの種類にもある', () => {
    const articles = ARTICLES.filter(({ category }) => category.id !== 'story');
    expect(articles.length).toBeGreaterThanOrEqual(60);
    for (const { id, variants } of ARTICLE_CATEGORIES) {
      if (!variants)
        expect(
          ARTICLES.some(({ category }) => category.id === id),
          id,
        ).toBe(true);
    }
  });

  test('見本の市のお知らせは、見本だと初めに書く', () => {
    const notices = ARTICLES.filter(({ category }) => category.id === 'chofu-info');
    expect(notices.length).toBeGreaterThan(0);
    for (const { title, contributor, body } of notices) {
      for (const words of [title, contributor, body.slice(0, 60)]) expect(words).toContain('見本');
    }
  });

  test('人の死を語るものは、求められないところに出さない', () => {
    const sought = ARTICLES.filter((article) => article.is_only_sought).map(({ id }) => id);
    expect(sought).toEqual([
      'grief',
      'story-bed-by-the-window',
      'outlook',
      'wills-and-arrangements',
      'after-death-procedures',
    ]);
    const grief = ARTICLES.find(({ id }) => id === 'grief');
    expect(grief?.cancer_status).toEqual([]);
  });

  test('五つのがんのグループに、三本より少なくない記事がある', () => {
    for (const { id } of CANCER_GROUPS) {
      const own = ARTICLES.filter(({ cancer_category }) => cancer_category?.some((group) => group.id === id));
      expect(own.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  test('題名は、みな違う', () => {
    expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(ARTICLES.length);
  });
});
