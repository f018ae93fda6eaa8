export {
  type Article,
  type ArticleCategory,
  type ArticleChange,
  type ArticleHeading,
  type ArticleSource,
  type ArticleSummary,
  articleCategorySchema,
  articleSchema,
  articleSummarySchema,
} from './article.ts';
export type {
  ArticleCategoryGroup,
  ArticlesQuery,
  Closure,
  ContentAnswer,
  ContentPage,
  ContentReader,
  LegalTextAnswer,
  NewsQuery,
  RecommendationQuery,
} from './content-reader.ts';
export { type LegalKind, type LegalText, legalTextSchema } from './legal-text.ts';
export { listEnvelope } from './list-envelope.ts';
export {
  type CancerGroup,
  type CancerPart,
  type CancerType,
  cancerGroupSchema,
  cancerPartSchema,
  cancerTypeSchema,
  type DiagnosedTime,
  diagnosedTimeSchema,
  type LandingSection,
  landingSectionSchema,
  type TreatmentStatus,
  treatmentStatusSchema,
} from './lookups.ts';
export { type News, type NewsSummary, newsSchema, newsSummarySchema } from './news.ts';
export type {
  ArticleCategoryItem,
  ArticleItem,
  CancerGroupItem,
  CancerPartItem,
  CancerTypeItem,
  DiagnosedTimeItem,
  LandingSectionItem,
  LegalTextItem,
  NewsItem,
  TreatmentStatusItem,
} from './stored-items.ts';
export type { ContentImage, ContentReference } from './wire-fields.ts';
