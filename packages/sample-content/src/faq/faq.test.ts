import { stripMarkup } from '@hidamari/domain/japanese-text';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { describe, expect, test } from 'vitest';
import { FAQ, FAQ_CATEGORIES } from './index.ts';

const isOn = (variants: readonly string[] | undefined, variant: string) =>
  !variants?.length || variants.includes(variant);

describe('よくある質問', () => {
  test('30より少なくなく、どの種類にもある', () => {
    expect(FAQ.length).toBeGreaterThanOrEqual(30);
    for (const { id } of FAQ_CATEGORIES)
      expect(
        FAQ.some(({ category }) => category.id === id),
        id,
      ).toBe(true);
    const known = new Set(FAQ_CATEGORIES.map(({ id }) => id));
    for (const { category } of FAQ) expect(known).toContain(category.id);
  });

  test.each(VARIANT_KEYS)('%s: 空の種類がない', (variant) => {
    for (const { id, variants } of FAQ_CATEGORIES.filter((category) => isOn(category.variants, variant))) {
      expect(variants === undefined || isOn(variants, variant)).toBe(true);
      expect(
        FAQ.some((faq) => faq.category.id === id && isOn(faq.variants, variant)),
        id,
      ).toBe(true);
    }
  });

  test('調布市の方に、LINEの質問を出さない', () => {
    for (const { question, answer, variants } of FAQ) {
      if (`${question}${answer}`.includes('LINE')) expect(isOn(variants, 'chofu'), question).toBe(false);
    }
  });

  test.each(FAQ.map((faq) => [faq.question, faq] as const))('「%s」', (_, { answer, question }) => {
    const text = stripMarkup(answer).replace(/\s/g, '');
    expect(text.length).toBeGreaterThanOrEqual(30);
    expect(text.length).toBeLessThanOrEqual(500);
    expect(question.length).toBeLessThanOrEqual(45);
  });
});
