import {
  type ContentReader,
  serviceCategorySchema,
  serviceRecommendCategorySchema,
  serviceSchema,
  serviceSubCategorySchema,
  serviceSummarySchema,
} from '@hidamari/contract/content';
import type * as z from 'zod';
import { isReviewDue, type LookupContext, mapAnswer, readAll, readDraft, readItem } from './lookups.ts';
import { sanitizeContent } from './sanitize.ts';

const SERVICES = 'cancer-service';
const SUMMARY_FIELDS = Object.keys(serviceSummarySchema.shape);
const IN_ORDER = { orders: 'order' };
const RECOMMENDED = { filters: 'recommend_category[exists]' };

type ServiceLookups = Pick<
  ContentReader,
  | 'services'
  | 'recommendedServices'
  | 'getService'
  | 'getServiceDraft'
  | 'serviceCategories'
  | 'serviceSubCategories'
  | 'serviceRecommendCategories'
>;

/** The service look-ups of ContentReader. */
export function serviceLookups(context: LookupContext): ServiceLookups {
  const withReviewState = <T extends { next_review_at: string }>(service: T) => ({
    ...service,
    review_due: isReviewDue(context, service),
  });
  const services = async (wish: { filters?: string } = {}) => {
    const query = { ...IN_ORDER, fields: SUMMARY_FIELDS, ...wish };
    const answer = await readAll(context, SERVICES, query, serviceSummarySchema);
    return mapAnswer(answer, (found) => found.map(withReviewState));
  };
  return {
    services: () => services(),
    recommendedServices: async () =>
      mapAnswer(await services(RECOMMENDED), (found) => found.filter(({ review_due }) => !review_due)),
    getService: async (id) => mapAnswer(await readItem(context, question(context), id), withReviewState),
    getServiceDraft: async (id, draftKey) =>
      mapAnswer(await readDraft(context, question(context), { id, draftKey }), withReviewState),
    serviceCategories: () => readAll(context, 'cancer-service-category', IN_ORDER, serviceCategorySchema),
    serviceSubCategories: () =>
      readAll(context, 'cancer-service-sub-category', IN_ORDER, serviceSubCategorySchema),
    serviceRecommendCategories: () =>
      readAll(context, 'service-recommend-category', IN_ORDER, serviceRecommendCategorySchema),
  };
}

function question(context: LookupContext) {
  const clean = (html: string) => sanitizeContent(html, context).html;
  const finish = ({ body, body_insurance, ...service }: z.output<typeof serviceSchema>) => ({
    ...service,
    body: clean(body),
    ...(body_insurance !== undefined && { body_insurance: clean(body_insurance) }),
  });
  return { endpoint: SERVICES, item: serviceSchema, finish };
}
