import type * as z from 'zod';
import type { articleCategorySchema, articleSchema } from './article.ts';
import type { uploadFileSchema } from './content-answers.ts';
import type { faqCategorySchema, faqSchema } from './faq.ts';
import type { glossaryTermSchema } from './glossary.ts';
import type { legalTextSchema } from './legal-text.ts';
import type {
  cancerGroupSchema,
  cancerPartSchema,
  cancerTypeSchema,
  diagnosedTimeSchema,
  landingSectionSchema,
  treatmentStatusSchema,
} from './lookups.ts';
import type { monitorSurveySchema } from './monitor-survey.ts';
import type { newsSchema } from './news.ts';
import type { qContentSchema } from './q-content.ts';
import type {
  serviceCategorySchema,
  serviceRecommendCategorySchema,
  serviceSchema,
  serviceSubCategorySchema,
} from './service.ts';

/** As the content service stores an item: before defaults, references by id, with its instant of publication. */
type Stored<T extends z.ZodType> = z.input<T> & { publishedAt: string };

export type ArticleItem = Stored<typeof articleSchema>;
export type ArticleCategoryItem = Stored<typeof articleCategorySchema>;
export type NewsItem = Stored<typeof newsSchema>;
export type CancerPartItem = Stored<typeof cancerPartSchema>;
export type CancerTypeItem = Stored<typeof cancerTypeSchema>;
export type CancerGroupItem = Stored<typeof cancerGroupSchema>;
export type DiagnosedTimeItem = Stored<typeof diagnosedTimeSchema>;
export type TreatmentStatusItem = Stored<typeof treatmentStatusSchema>;
export type LandingSectionItem = Stored<typeof landingSectionSchema>;
export type LegalTextItem = Stored<typeof legalTextSchema>;
export type ServiceItem = Stored<typeof serviceSchema>;
export type ServiceCategoryItem = Stored<typeof serviceCategorySchema>;
export type ServiceSubCategoryItem = Stored<typeof serviceSubCategorySchema>;
export type ServiceRecommendCategoryItem = Stored<typeof serviceRecommendCategorySchema>;
export type FaqItem = Stored<typeof faqSchema>;
export type FaqCategoryItem = Stored<typeof faqCategorySchema>;
export type QContentItem = Stored<typeof qContentSchema>;
export type GlossaryTermItem = Stored<typeof glossaryTermSchema>;
export type MonitorSurveyItem = Stored<typeof monitorSurveySchema>;
export type UploadFileItem = Stored<typeof uploadFileSchema>;
