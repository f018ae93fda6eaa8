import {
  type ContentReader,
  serviceCategorySchema,
  serviceRecommendCategorySchema,
  serviceSchema,
  serviceSubCategorySchema,
  serviceSummarySchema,
} from '@hidamari/contract/content';
import { factSources } from '@hidamari/domain/facts';
import type * as z from 'zod';
import {
  type CleanOne,
  cleanDraft,
  cleanText,
  type LookupContext,
  mapAnswer,
  type Reviewed,
  readAll,
  readDraft,
  readItem,
  withReviewState,
} from './lookups.ts';

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
  const reviewed = <T extends Reviewed>(service: T) => withReviewState(context, service);
  const services = async (wish: { filters?: string } = {}) => {
    const query = { ...IN_ORDER, fields: SUMMARY_FIELDS, ...wish };
    const answer = await readAll(context, SERVICES, query, serviceSummarySchema);
    return mapAnswer(answer, (found) => found.map(reviewed));
  };
  return {
    services: () => services(),
    recommendedServices: async () =>
      mapAnswer(await services(RECOMMENDED), (found) => found.filter(({ review_due }) => !review_due)),
    getService: async (id) => mapAnswer(await readItem(context, question(context), id), reviewed),
    getServiceDraft: async (id, draftKey) =>
      mapAnswer(await readDraft(context, draftQuestion(context), { id, draftKey }), reviewed),
    serviceCategories: () => readAll(context, 'cancer-service-category', IN_ORDER, serviceCategorySchema),
    serviceSubCategories: () =>
      readAll(context, 'cancer-service-sub-category', IN_ORDER, serviceSubCategorySchema),
    serviceRecommendCategories: () =>
      readAll(context, 'service-recommend-category', IN_ORDER, serviceRecommendCategorySchema),
  };
}

const ASKED = { endpoint: SERVICES, item: serviceSchema };

function question(context: LookupContext) {
  const finish = (service: StoredService) =>
    cleaned(service, (html, field) =>
      cleanText(context, { endpoint: SERVICES, id: service.id, field, html }),
    );
  return { ...ASKED, finish };
}

function draftQuestion(context: LookupContext) {
  const finish = (service: StoredService) => cleanDraft((clean) => cleaned(service, clean), context);
  return { ...ASKED, finish };
}

type StoredService = z.output<typeof serviceSchema>;

function cleaned({ body, body_insurance, ...service }: StoredService, clean: CleanOne) {
  return {
    ...service,
    figure_sources: factSources(service.facts),
    body: clean(body, 'body').html,
    ...(body_insurance !== undefined && { body_insurance: clean(body_insurance, 'body_insurance').html }),
  };
}
