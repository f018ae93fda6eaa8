import type { ArticleItem, ServiceItem } from '@hidamari/contract/content';
import { SOURCES, sampleReviewer } from '../sources/index.ts';

/** A version of what was never published, with the key that opens its preview. */
interface SampleDraft<T> {
  readonly draftKey: string;
  readonly item: Omit<T, 'publishedAt'>;
}

/** For trying the preview: the key stands in the address an editor opens (G27). */
export const ARTICLE_DRAFTS: readonly SampleDraft<ArticleItem>[] = [
  {
    draftKey: 'sample-article-draft',
    item: {
      id: 'draft-summer-heat',
      createdAt: '2026-11-20T01:00:00.000Z',
      updatedAt: '2026-11-20T01:00:00.000Z',
      title: '暑い日の過ごし方（書きかけの見本）',
      category: { id: 'life' },
      cover: 'cover-garden',
      contributor: 'ひだまり編集部',
      summary: '公開前の記事の見え方を確かめるための見本です。',
      reviewed_at: '2026-11-20',
      next_review_at: '2027-05-17',
      reviewer_role: sampleReviewer('がん看護にたずさわる看護師'),
      reading_minutes: 1,
      body: '<h2>書きかけです</h2><p>この記事は、公開前の確認の画面を試すための見本です。編集の担当者だけが見られます。</p>',
      sources: [SOURCES.ganjoho],
    },
  },
];

export const SERVICE_DRAFTS: readonly SampleDraft<ServiceItem>[] = [
  {
    draftKey: 'sample-service-draft',
    item: {
      id: 'draft-shopping-help',
      createdAt: '2026-11-20T01:00:00.000Z',
      updatedAt: '2026-11-20T01:00:00.000Z',
      title: '買い物の手伝い（書きかけの見本）',
      summary: '公開前のサービスの見え方を確かめるための見本です。',
      category: { id: 'life' },
      cover: 'cover-busstop',
      provider: 'supporter',
      provider_name: 'ひだまり がん相談の相談員',
      fee: '無料',
      is_free: true,
      body: '<h2>書きかけです</h2><p>このサービスは、公開前の確認の画面を試すための見本です。</p>',
      reviewed_at: '2026-11-20',
      next_review_at: '2027-05-17',
      reviewer_role: sampleReviewer('がん相談にたずさわる社会福祉士'),
    },
  },
];
