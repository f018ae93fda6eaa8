import { SEARCH_KINDS } from '@hidamari/domain/site-search';
import { endpoint } from '../endpoint/index.ts';
import { keyword, pageMeta, pageNumber } from '../fields/index.ts';
import * as z from '../zod/index.ts';

const kind = z.enum(SEARCH_KINDS, { error: 'choose_one' });
const piece = z.object({ text: z.string(), isMatch: z.boolean() });

const hit = z.object({
  kind,
  id: z.string(),
  href: z.string(),
  title: z.array(piece),
  text: z.array(piece),
  category: z.object({ id: z.string(), name: z.string() }).nullable(),
  note: z.string(),
});

/**
 * A call of our own (decision 0050): the words travel in the body, never in an address, because what somebody looks for
 * may tell of their illness. Nothing is kept of it.
 */
export const searchEndpoint = endpoint({
  method: 'POST',
  path: '/search',
  access: 'either',
  isQuestion: true,
  consent: { illness: 'none', terms: 'open to visitors' },
  summary: 'Searches articles, stories, questions, FAQ, services, words and news',
  body: z.object({
    keyword,
    kind: kind.optional(),
    page: pageNumber.default(1),
    /** Together with the pages before it. */
    with_former: z.boolean({ error: 'invalid' }).default(false),
    /** Without the words that mean the same. */
    is_exact: z.boolean({ error: 'invalid' }).default(false),
  }),
  responses: {
    200: z.object({
      data: z.array(hit),
      meta: pageMeta,
      /** Hits of each kind, for the chips. */
      counts: z.partialRecord(kind, z.int().min(0)),
      /** Words looked for besides, as people write them. */
      also: z.array(z.string()),
      /** Words of the search of which the first found does not speak. */
      left_out: z.array(z.string()),
      /** Names of topics that may be meant by what was typed so far, to go on with. */
      suggestions: z.array(z.string()),
      /** Something that should not wait may be meant: the page to act on stands first, the emergency line above it. */
      is_urgent: z.boolean(),
      /** Where nothing was found: what comes near. */
      near: z.array(hit),
      /** Where nothing was found: what helps at any hour, whatever was asked. */
      ready: z.array(hit),
      /** Where nothing was found: names of topics that could be asked for instead. */
      instead: z.array(z.string()),
      /** The content service did not answer: the last good copy was searched. */
      is_stale: z.boolean(),
      /** Kinds that could not be looked through at all: that nothing of them was found says nothing. */
      not_searched: z.array(kind),
    }),
  },
  errors: ['validation', 'too_many'],
});

export type SearchHit = z.output<typeof hit>;
export type SearchAnswer = z.output<(typeof searchEndpoint)['responses'][200]>;
export type SearchQuery = z.input<(typeof searchEndpoint)['body']>;
