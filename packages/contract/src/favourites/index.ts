import { endpoint } from '../endpoint/index.ts';
import { contentId, contentIdParams, pageNumber, pageOf, queryFlag, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

const listQuery = z.object({ page: pageNumber.default(1), pageAll: queryFlag });
const noBody = z.object({});

/** At most 500 of each kind; removing keeps the row with `is_deleted`, so that it can be undone (G123). */
export const favouriteArticle = z.object({
  page_id: z.string(),
  is_deleted: z.boolean(),
  created_at: wireTimestamp,
});
export const favouriteService = z.object({
  service_id: z.string(),
  is_deleted: z.boolean(),
  created_at: wireTimestamp,
});

export const listFavouriteArticlesEndpoint = endpoint({
  method: 'GET',
  path: '/favorite-articles',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: "The member's favourite articles",
  query: listQuery,
  responses: { 200: pageOf(favouriteArticle) },
  errors: ['validation'],
});

/** A second time answers the one that is there (G123). */
export const addFavouriteArticleEndpoint = endpoint({
  method: 'POST',
  path: '/favorite-articles',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Adds a favourite article',
  body: z.object({ page_id: contentId }),
  responses: { 201: favouriteArticle },
  errors: ['validation', 'not_found'],
});

export const restoreFavouriteArticleEndpoint = endpoint({
  method: 'PUT',
  path: '/favorite-articles/{id}',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Undoes the removal of a favourite article',
  params: contentIdParams,
  body: noBody,
  responses: { 200: favouriteArticle },
  errors: ['not_found'],
});

export const removeFavouriteArticleEndpoint = endpoint({
  method: 'DELETE',
  path: '/favorite-articles/{id}',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Removes a favourite article',
  params: contentIdParams,
  responses: { 204: null },
  errors: ['not_found'],
});

/** Never negative, and null below five: a small count could point at a person (G123). */
const shownCount = z.int().min(0).nullable();

export const countFavouriteArticleEndpoint = endpoint({
  method: 'GET',
  path: '/favorite-article-counts/{id}',
  access: 'either',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'How many members keep this article',
  params: contentIdParams,
  responses: { 200: z.object({ article_id: z.string(), count: shownCount }) },
});

export const listFavouriteServicesEndpoint = endpoint({
  method: 'GET',
  path: '/favorite-services',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: "The member's favourite services",
  query: listQuery,
  responses: { 200: pageOf(favouriteService) },
  errors: ['validation'],
});

export const addFavouriteServiceEndpoint = endpoint({
  method: 'POST',
  path: '/favorite-services',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Adds a favourite service',
  body: z.object({ service_id: contentId }),
  responses: { 201: favouriteService },
  errors: ['validation', 'not_found'],
});

export const restoreFavouriteServiceEndpoint = endpoint({
  method: 'PUT',
  path: '/favorite-services/{id}',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Undoes the removal of a favourite service',
  params: contentIdParams,
  body: noBody,
  responses: { 200: favouriteService },
  errors: ['not_found'],
});

export const removeFavouriteServiceEndpoint = endpoint({
  method: 'DELETE',
  path: '/favorite-services/{id}',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Removes a favourite service',
  params: contentIdParams,
  responses: { 204: null },
  errors: ['not_found'],
});

export const countFavouriteServiceEndpoint = endpoint({
  method: 'GET',
  path: '/favorite-service-counts/{id}',
  access: 'either',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'How many members keep this service',
  params: contentIdParams,
  responses: { 200: z.object({ service_id: z.string(), count: shownCount }) },
});
