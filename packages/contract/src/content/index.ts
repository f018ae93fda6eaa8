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
export type { CleanedHtml, ContentChange, SearchableDocument, WithCleaned } from './content-answers.ts';
export { draftSchema, listEnvelope, uploadFileSchema } from './content-answers.ts';
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
export { type Faq, type FaqCategory, faqCategorySchema, faqSchema } from './faq.ts';
export { type GlossaryTerm, glossaryTermSchema } from './glossary.ts';
export { type LegalKind, type LegalText, legalTextSchema } from './legal-text.ts';
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
export type { ContentImage, ContentReference } from './wire-fields.ts';
