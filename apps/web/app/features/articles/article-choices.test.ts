import type { ArticleFacets } from '@hidamari/contract/content';
import { describe, expect, it } from 'vitest';
import { choicesAmong } from './article-choices.ts';

const NONE: ArticleFacets = {
  topics: new Set(),
  statuses: new Set(),
  cancerGroups: new Set(),
  readers: new Set(['self']),
};
const LUNG = { id: 'lung', name: '肺がん' };

describe('記事を選ぶもの', () => {
  it('記事のあるものだけを並べる', () => {
    const facets: ArticleFacets = {
      topics: new Set(['caregivers', 'stomach-cancer', 'eating']),
      statuses: new Set(['before-treatment']),
      cancerGroups: new Set(['lung', 'unknown']),
      readers: new Set(['self', 'family']),
    };
    const found = choicesAmong(facets, [
      LUNG,
      { id: 'breast', name: '乳がん' },
      { id: 'unknown', name: '表にない' },
    ]);
    expect(found.map(({ name, choices }) => [name, choices.map(({ label }) => label)])).toEqual([
      ['いまの時期', ['診断されたばかり']],
      ['どなたのことか', ['ご本人', 'ご家族・支える方']],
      ['気になること', ['食事']],
      ['がんの種類', ['肺がん', '胃がん']],
    ]);
    expect(found.at(-1)?.choices.map(({ wish }) => wish)).toEqual([
      { cancerGroup: 'lung', cancer: null },
      { cancer: 'stomach-cancer', cancerGroup: null },
    ]);
  });

  it('話題も時期もない文章（microCMSなど）では、グループだけが残る', () => {
    const plain = choicesAmong({ ...NONE, cancerGroups: new Set(['lung']) }, [LUNG]);
    expect(plain.map(({ name }) => name)).toEqual(['がんの種類']);
    expect(choicesAmong(NONE, [LUNG])).toEqual([]);
    expect(choicesAmong(NONE, [])).toEqual([]);
  });
});
