import type { QContentSummary } from '@hidamari/contract/content';
import { expect, it } from 'vitest';
import { relatedQuestions } from './related-questions.ts';

function question(id: string, group?: string, status?: string): QContentSummary {
  return {
    ...{ id, topics: [], facts: [], title: id, publishedAt: '2026-10-01T00:00:00.000Z' },
    ...{
      age: '60s',
      gender: 'female',
      consultation_user: 'patient',
      is_common: false,
      is_featured: false,
      is_sample: false,
    },
    ...(group !== undefined && { cancer_group: { id: group, name: group } }),
    ...(status !== undefined && { treatment_status: { id: status, name: status } }),
  };
}

const ALL = [
  question('status-1', undefined, 'treating'),
  question('other', 'breast', 'suspected'),
  question('group-1', 'lung', 'suspected'),
  question('none'),
  question('itself', 'lung', 'treating'),
  question('status-2', 'breast', 'treating'),
  question('both', 'lung', 'treating'),
  question('group-2', 'lung'),
];

const related = (id: string) => {
  const found = ALL.find((one) => one.id === id);
  return found ? relatedQuestions(ALL, found).map((one) => one.id) : [];
};

it('近い質問は、グループも時期も同じもの、グループが同じもの、時期が同じものの順に三つで、自分は入らない', () => {
  expect(related('itself')).toEqual(['both', 'group-1', 'group-2']);
});

it('グループのない質問の場合、時期が同じものだけを出す', () => {
  expect(related('status-1')).toEqual(['itself', 'status-2', 'both']);
});

it('グループも時期もない質問の場合、近い質問はない', () => {
  expect(related('none')).toEqual([]);
});
