import { describe, expect, test } from 'vitest';
import { ARTICLES } from './articles/index.ts';
import { ARTICLE_DRAFTS, SERVICE_DRAFTS } from './drafts/index.ts';
import { FAQ } from './faq/index.ts';
import { GLOSSARY } from './glossary/index.ts';
import { LEGAL_TEXTS } from './legal-texts/index.ts';
import { Q_CONTENTS } from './q-contents/index.ts';
import { SERVICES } from './services/index.ts';

const REVIEWED = {
  記事: ARTICLES,
  サービス: SERVICES,
  みんなの質問: Q_CONTENTS,
  よくある質問: FAQ,
  言葉の説明: GLOSSARY,
  書きかけ: [...ARTICLE_DRAFTS, ...SERVICE_DRAFTS].map(({ item }) => item),
};

describe('作った人は、見本だと分かる', () => {
  test.each(Object.entries(REVIEWED))('%sを確かめた人に、みな見本のしるしがある', (_, items) => {
    expect(items.length).toBeGreaterThan(0);
    const roles = items.map(({ reviewer_role }) => reviewer_role ?? '');
    expect(roles.filter((role) => !/[^）]（見本）$/.test(role))).toEqual([]);
  });

  test('みんなの質問は、みな見本である', () => {
    expect(Q_CONTENTS.filter(({ is_sample }) => !is_sample)).toEqual([]);
  });

  test('サイトポリシーは、見本の記事をだれかが確認したとは言わない', () => {
    const policies = LEGAL_TEXTS.filter(({ kind }) => kind === 'site-policy');
    expect(policies.length).toBeGreaterThan(0);
    for (const { body } of policies)
      expect(body).toContain('「見本」と示した文章は、まだ確認を受けていません。');
  });
});
