export {
  type Article,
  type ArticleCategory,
  type ArticleHeading,
  type ArticleSource,
  type ArticleSummary,
  type ArticleTerm,
  articleCategorySchema,
  articleSchema,
  articleSummarySchema,
} from './article.ts';
export type { ContentChange } from './change.ts';
export type { CleanedHtml, WithCleaned } from './cleaned-html.ts';
export type {
  ArticleCategoryGroup,
  ArticleFacets,
  ArticlesQuery,
  Closure,
  ContentAnswer,
  ContentPage,
  ContentReader,
  DatedPage,
  Draft,
  LegalTextAnswer,
  NewsQuery,
  OfferedArticlesQuery,
  QContentsQuery,
  RecommendationQuery,
  RelatedArticlesQuery,
  RelatedTo,
  SearchableAnswer,
  TopicArticle,
} from './content-reader.ts';
export { draftSchema } from './draft.ts';
export { type Faq, type FaqCategory, faqCategorySchema, faqSchema } from './faq.ts';
export { type GlossaryTerm, glossaryTermSchema } from './glossary.ts';
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
  LANDING_KINDS,
  type LandingKind,
  type LandingSection,
  landingSectionSchema,
  type TreatmentStatus,
  treatmentStatusSchema,
} from './lookups.ts';
export { type MonitorSurvey, monitorSurveySchema } from './monitor-survey.ts';
export { lastDayOfNews, type News, type NewsSummary, newsSchema, newsSummarySchema } from './news.ts';
export {
  Q_CONTENT_AGES,
  type QContent,
  type QContentAge,
  type QContentSummary,
  qContentSchema,
  qContentSummarySchema,
} from './q-content.ts';
export type { SearchableDocument } from './searchable.ts';
export {
  SERVICE_PROVIDER_KINDS,
  type Service,
  type ServiceCategory,
  type ServiceProviderKind,
  type ServiceRecommendCategory,
  type ServiceSubCategory,
  type ServiceSummary,
  serviceCategorySchema,
  serviceRecommendCategorySchema,
  serviceSchema,
  serviceSubCategorySchema,
  serviceSummarySchema,
} from './service.ts';
export type {
  ArticleCategoryItem,
  ArticleItem,
  CancerGroupItem,
  CancerPartItem,
  CancerTypeItem,
  DiagnosedTimeItem,
  FaqCategoryItem,
  FaqItem,
  GlossaryTermItem,
  LandingSectionItem,
  LegalTextItem,
  MonitorSurveyItem,
  NewsItem,
  QContentItem,
  ServiceCategoryItem,
  ServiceItem,
  ServiceRecommendCategoryItem,
  ServiceSubCategoryItem,
  TreatmentStatusItem,
  UploadFileItem,
} from './stored-items.ts';
export { uploadFileSchema } from './upload-file.ts';
export type { ContentImage, ContentReference } from './wire-fields.ts';
