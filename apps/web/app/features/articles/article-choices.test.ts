import type { ArticleSummary } from '@hidamari/contract/content';
import type { TopicId } from '@hidamari/domain/topics';
import { describe, expect, it } from 'vitest';
import { choicesAmong } from './article-choices.ts';

const article = ({
  statuses,
  groups,
  ...more
}: {
  topics?: TopicId[];
  statuses?: string[];
  groups?: string[];
}) =>
  ({
    topics: [],
    ...more,
    cancer_category: (groups ?? []).map((id) => ({ id })),
    cancer_status: (statuses ?? []).map((id) => ({ id })),
  }) as unknown as ArticleSummary;
const LUNG = { id: 'lung', name: '肺がん' };

describe('記事を選ぶもの', () => {
  it('記事のあるものだけを並べる', () => {
    const articles = [
      article({ topics: ['caregivers'], statuses: ['before-treatment'] }),
      article({ topics: ['stomach-cancer', 'eating'], groups: ['lung'] }),
    ];
    const found = choicesAmong(articles, [LUNG, { id: 'unknown', name: '表にない' }]);
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
    const plain = choicesAmong([article({ groups: ['lung'] })], [LUNG]);
    expect(plain.map(({ name }) => name)).toEqual(['がんの種類']);
    expect(choicesAmong([article({})], [LUNG])).toEqual([]);
    expect(choicesAmong([article({})], [])).toEqual([]);
  });
});
