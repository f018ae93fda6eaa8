import { endpoint } from '../endpoint/index.ts';
import { contentId, ownPath, recordId, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** Read marks, used for badges and "not seen yet" (G95). */
const marks = z.array(z.object({ id: z.string(), viewed_at: wireTimestamp })).max(1_000);

function atOnce<T extends z.ZodType>(id: T) {
  return z.object({
    ids: z
      .array(id, { error: 'required' })
      .min(1, { error: 'required' })
      .max(100, { error: 'too_many_items' }),
  });
}

export const listViewedInformationEndpoint = endpoint({
  method: 'GET',
  path: '/viewed-information',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'News the member has read',
  responses: { 200: marks },
});

export const storeViewedInformationEndpoint = endpoint({
  method: 'POST',
  path: '/viewed-information/bulk-store',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Marks news as read',
  body: atOnce(contentId),
  responses: { 204: null },
  errors: ['validation'],
});

export const listViewedNotificationsEndpoint = endpoint({
  method: 'GET',
  path: '/viewed-notifications',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'Personal notices the member has read',
  responses: { 200: marks },
});

export const storeViewedNotificationsEndpoint = endpoint({
  method: 'POST',
  path: '/viewed-notifications/bulk-store',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Marks personal notices as read',
  body: atOnce(recordId),
  responses: { 204: null },
  errors: ['validation'],
});

const contentKind = z.enum(['article', 'service'], { error: 'choose_one' });

export const listViewedContentsEndpoint = endpoint({
  method: 'GET',
  path: '/viewed-contents',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'Articles and services the member has read',
  responses: {
    200: z.array(z.object({ id: z.string(), kind: contentKind, viewed_at: wireTimestamp })).max(1_000),
  },
});

export const storeViewedContentEndpoint = endpoint({
  method: 'POST',
  path: '/viewed-contents',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Marks an article or service as read',
  body: z.object({ id: contentId, kind: contentKind }),
  responses: { 204: null },
  errors: ['validation'],
});

/** Paths without query and without ids (G144). */
export const listViewedPagesEndpoint = endpoint({
  method: 'GET',
  path: '/viewed-pages',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'Pages the member has visited',
  responses: { 200: z.array(z.object({ path: z.string() })).max(1_000) },
});

export const storeViewedPageEndpoint = endpoint({
  method: 'POST',
  path: '/viewed-pages',
  access: 'member',
  consent: { illness: 'none', terms: 'a mark' },
  summary: 'Records the first visit of a page',
  body: z.object({ path: ownPath }),
  responses: { 204: null },
  errors: ['validation'],
});
