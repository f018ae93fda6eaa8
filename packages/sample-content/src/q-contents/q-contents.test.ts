import { stripMarkup } from '@hidamari/domain/japanese-text';
import { describe, expect, test } from 'vitest';
import { CANCER_GROUPS, TREATMENT_STATUSES } from '../lookups/index.ts';
import { Q_CONTENTS } from './index.ts';

const ids = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id));

describe('みんなの質問', () => {
  test('40より少なくなく、グループと時期は、あるものだけを指す', () => {
    expect(Q_CONTENTS.length).toBeGreaterThanOrEqual(40);
    for (const { id, cancer_group, treatment_status } of Q_CONTENTS) {
      if (cancer_group) expect(ids(CANCER_GROUPS), id).toContain(cancer_group.id);
      if (treatment_status) expect(ids(TREATMENT_STATUSES), id).toContain(treatment_status.id);
    }
  });

  test('質問を出すと決めた時期のどれにも、質問がある', () => {
    for (const { id } of TREATMENT_STATUSES.filter(({ is_show_q_contents }) => is_show_q_contents)) {
      expect(
        Q_CONTENTS.some(({ treatment_status }) => treatment_status?.id === id),
        id,
      ).toBe(true);
    }
    for (const { id } of CANCER_GROUPS) {
      expect(
        Q_CONTENTS.some(({ cancer_group }) => cancer_group?.id === id),
        id,
      ).toBe(true);
    }
  });

  test('だれにでも出すもの、先に出すもの、ご家族からのものがある', () => {
    expect(Q_CONTENTS.filter(({ is_common }) => is_common).length).toBeGreaterThanOrEqual(8);
    expect(Q_CONTENTS.filter(({ is_featured }) => is_featured).length).toBeGreaterThanOrEqual(3);
    expect(
      Q_CONTENTS.filter(({ consultation_user }) => consultation_user === 'family').length,
    ).toBeGreaterThanOrEqual(8);
  });

  test.each(Q_CONTENTS.map((item) => [item.title, item] as const))('「%s」', (title, item) => {
    const text = stripMarkup(item.content).replace(/\s/g, '');
    expect(text.length).toBeGreaterThanOrEqual(200);
    expect(text.length).toBeLessThanOrEqual(900);
    expect(title.length).toBeLessThanOrEqual(50);
    expect(stripMarkup(item.content)).not.toMatch(/[\d０-９,]+\s*(円|万円|mg|ミリグラム|錠|mL)/);
    expect(item.reviewed_at < item.next_review_at).toBe(true);
    expect(item.sources?.length).toBeGreaterThan(0);
    const exact = (item.sources ?? []).filter(({ url = '' }) => new URL(url).pathname.length > 1);
    expect(exact.length).toBeGreaterThan(0);
    for (const { url = '' } of item.sources ?? []) expect(new URL(url).protocol).toBe('https:');
  });
});
