import type { ArticleCategoryItem } from '@hidamari/contract/content';

const publishedAt = '2026-10-01T00:00:00.000Z';

/** The four concerns, and the municipality's own category, which the portal's category list leaves out. */
export const ARTICLE_CATEGORIES: readonly ArticleCategoryItem[] = [
  { id: 'treatment', publishedAt, name: '治療', order: 1 },
  { id: 'money', publishedAt, name: 'お金', order: 2 },
  { id: 'life', publishedAt, name: 'くらし', order: 3 },
  { id: 'mind', publishedAt, name: 'こころ', order: 4 },
  { id: 'story', publishedAt, name: '体験談', order: 5 },
  { id: 'chofu-info', publishedAt, name: '調布市からのお知らせ', order: 6, variants: ['chofu'] },
];
