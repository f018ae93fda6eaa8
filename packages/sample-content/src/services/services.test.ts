import { stripMarkup } from '@hidamari/domain/japanese-text';
import { describe, expect, test } from 'vitest';
import {
  SERVICE_CATEGORIES,
  SERVICE_RECOMMEND_CATEGORIES,
  SERVICE_SUB_CATEGORIES,
  SERVICES,
} from './index.ts';

const ids = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id));

/** Addresses of the pages with a name of their own (G82 to G87). */
const NAMED = ['ancs', 'bears', 'medical-note', 'monitor', 'tomosnote'];

describe('サービス', () => {
  test('30より少なくなく、四つの困りごとのどれにもある', () => {
    expect(SERVICES.length).toBeGreaterThanOrEqual(30);
    for (const { id } of SERVICE_CATEGORIES) {
      expect(SERVICES.filter(({ category }) => category.id === id).length, id).toBeGreaterThanOrEqual(5);
    }
  });

  test('種類は、ある種類だけを指し、小さな種類は同じ困りごとのもの', () => {
    const subs = new Map(SERVICE_SUB_CATEGORIES.map((sub) => [sub.id, sub.category.id]));
    for (const { id, category, sub_category = [], recommend_category = [] } of SERVICES) {
      expect(ids(SERVICE_CATEGORIES), id).toContain(category.id);
      for (const sub of sub_category) expect(subs.get(sub.id), `${id} ${sub.id}`).toBe(category.id);
      for (const { id: to } of recommend_category)
        expect(ids(SERVICE_RECOMMEND_CATEGORIES), id).toContain(to);
    }
    for (const { id } of SERVICE_SUB_CATEGORIES) {
      expect(
        SERVICES.some(({ sub_category = [] }) => sub_category.some((sub) => sub.id === id)),
        id,
      ).toBe(true);
    }
    for (const { id } of SERVICE_RECOMMEND_CATEGORIES) {
      expect(
        SERVICES.some(({ recommend_category = [] }) => recommend_category.some((to) => to.id === id)),
        id,
      ).toBe(true);
    }
  });

  test('名前のついた画面のサービスがある（G82からG87）。正体の分からないものは作らない（G84）', () => {
    for (const id of NAMED) expect(ids(SERVICES)).toContain(id);
    expect(ids(SERVICES)).not.toContain('avic');
  });

  test('保険の方と一般の方のための言葉が、どちらもある', () => {
    expect(SERVICES.filter(({ summary_insurance }) => summary_insurance).length).toBeGreaterThanOrEqual(8);
    for (const type of ['insurance', 'general']) {
      expect(SERVICES.filter((service) => service.type === type).length, type).toBeGreaterThanOrEqual(2);
    }
  });

  test('作った会社の名前には、見本と書く', () => {
    for (const { provider, provider_name, id } of SERVICES) {
      if (provider === 'partner') expect(provider_name, id).toMatch(/（見本）$/);
    }
  });

  const NOT_REAL = /見本の(店|会社)のための数字[^。]*です。実際の(店|会社)の[^。]*ではありません。/;
  test.each([
    ['ancs', /値段の目安（見本）.*\d+万円から\d+万円/],
    ['bears', /取り消しの決まり（見本）.*1時間[\d,]+円.*30分延長.*前の日の\d+時までは無料/],
  ])('「%s」は、値段と決まりを書き、見本だと断る（G82、G83）', (id, words) => {
    const { body = '', body_insurance = body } = SERVICES.find((service) => service.id === id) ?? {};
    for (const text of [body, body_insurance].map(stripMarkup)) {
      expect(text).toMatch(words);
      expect(text).toMatch(NOT_REAL);
    }
  });

  test.each(SERVICES.map((service) => [service.id, service] as const))('「%s」の本文', (_, service) => {
    const text = stripMarkup(service.body).replace(/\s/g, '');
    expect(text.length).toBeGreaterThanOrEqual(200);
    expect(text.length).toBeLessThanOrEqual(1_500);
    expect(service.body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(service.reviewed_at < service.next_review_at).toBe(true);
    // What the portal itself does needs nobody else's page; all else is checked by a page, never by a front page.
    if (service.provider !== 'portal') expect(service.sources?.length).toBeGreaterThan(0);
    for (const { url = '' } of service.sources ?? []) expect(new URL(url).pathname).not.toBe('/');
  });

  test.each(SERVICE_CATEGORIES.map(({ id }) => id))('並べたとき、続く二つの絵は違う（%s）', (category) => {
    const covers = SERVICES.filter((service) => service.category.id === category)
      .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map(({ cover }) => cover);
    covers.forEach((cover, at) => {
      expect(cover).toBeTruthy();
      expect(covers[at + 1]).not.toBe(cover);
    });
  });
});
