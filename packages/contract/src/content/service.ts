import * as z from '../zod/index.ts';
import type { WithCleaned } from './content-answers.ts';
import { changeSchema, sourceSchema, type WithFigureSources } from './content-answers.ts';
import {
  coverField,
  factsField,
  imageField,
  itemFields,
  referenceField,
  reviewFields,
  selectField,
  topicsField,
} from './wire-fields.ts';

/** Who runs a service: our supporters, the portal itself, a partner company, or a public office. */
export const SERVICE_PROVIDER_KINDS = ['supporter', 'portal', 'partner', 'public'] as const;

const summaryShape = {
  ...itemFields,
  title: z.string().min(1),
  topics: topicsField,
  facts: factsField,
  summary: z.string().min(1),
  /** Said to insurance members instead of `summary` (specification section 3). */
  summary_insurance: z.string().min(1).optional(),
  title_img: imageField.optional(),
  cover: coverField,
  /** One of the four concerns: `treatment`, `money`, `life`, `mind`. */
  category: referenceField,
  sub_category: z.array(referenceField).default([]),
  /** Situations for which the service is recommended; empty means for none in particular. */
  recommend_category: z.array(referenceField).default([]),
  tag: z.array(z.string().min(1).max(20)).default([]),
  /** Members it is meant for; the other type never sees it (specification section 6). */
  type: selectField(['all', 'insurance', 'general']).default('all'),
  /** Organisations whose general members alone see it; empty means every organisation. */
  included_organizations: z.array(z.string()).default([]),
  /** Organisations whose general members do not see it; `all` stands for every general member. */
  excluded_organizations: z.array(z.string()).default([]),
  provider: selectField(SERVICE_PROVIDER_KINDS),
  provider_name: z.string().min(1),
  /** What it costs, in the words a member reads. */
  fee: z.string().min(1),
  is_free: z.boolean().default(false),
  order: z.int().default(0),
  ...reviewFields,
};

/** A support service as a list shows it (`cancer-service`, specification section 3). */
export const serviceSummarySchema = z.object(summaryShape);

/** A support service with its text. `body` and `body_insurance` are HTML. */
export const serviceSchema = z.object({
  ...summaryShape,
  body: z.string().min(1),
  /** Read by insurance members instead of `body`. */
  body_insurance: z.string().min(1).optional(),
  /** Where the way leads on, at the partner or the public office; without it the service is ours. */
  external_url: z.url({ protocol: /^https$/ }).optional(),
  sources: z.array(sourceSchema).default([]),
  /** Its history, newest first, as articles have it. */
  change_log: z.array(changeSchema).default([]),
});

const named = { id: itemFields.id, name: z.string().min(1), order: z.int().default(0) };

/** One of the four concerns under which services stand (`cancer-service-category`). */
export const serviceCategorySchema = z.object(named);

/** A finer need within a concern (`cancer-service-sub-category`). */
export const serviceSubCategorySchema = z.object({ ...named, category: referenceField });

/** A situation services are recommended for (`service-recommend-category`). */
export const serviceRecommendCategorySchema = z.object({
  ...named,
  lead: z.string().optional(),
  /** Treatment statuses whose members it speaks to; empty means it is chosen by hand alone. */
  for_status: z.array(referenceField).default([]),
  /** True for members who are not the patient themselves. */
  for_family: z.boolean().default(false),
});

/** A fact the reader adds, because it depends on today. */
interface ReviewState {
  /** True past `next_review_at`: show 「内容を確認中です」, and recommend it to nobody (G100). */
  review_due: boolean;
}

export type ServiceSummary = z.output<typeof serviceSummarySchema> & ReviewState;
export type ServiceProviderKind = (typeof SERVICE_PROVIDER_KINDS)[number];
export type ServiceCategory = z.output<typeof serviceCategorySchema>;
export type ServiceSubCategory = z.output<typeof serviceSubCategorySchema>;
export type ServiceRecommendCategory = z.output<typeof serviceRecommendCategorySchema>;
export type Service = WithCleaned<z.output<typeof serviceSchema>, 'body' | 'body_insurance'> &
  WithFigureSources &
  ReviewState;
