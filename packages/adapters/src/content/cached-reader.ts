import {
  type ContentReader,
  cancerGroupSchema,
  cancerPartSchema,
  cancerTypeSchema,
  diagnosedTimeSchema,
  type GlossaryTermItem,
  type LegalTextItem,
  landingSectionSchema,
  treatmentStatusSchema,
} from '@hidamari/contract/content';
import type { PublicPolicySource } from '../privacy-policy/port.ts';
import { articleLookups } from './article-lookups.ts';
import { CopyCache } from './copy-cache.ts';
import { datedLookup } from './dated-lookup.ts';
import { bundledTerms, glossaryAnswer } from './glossary-lookup.ts';
import { legalLookup } from './legal-lookup.ts';
import { cleanText, type LookupContext, mapAnswer, readAll } from './lookups.ts';
import { monitorLookup } from './monitor-lookup.ts';
import { newsLookups } from './news-lookups.ts';
import type { ContentSource } from './port.ts';
import { questionLookups } from './question-lookups.ts';
import { searchLookup } from './search-lookup.ts';
import { serviceLookups } from './service-lookups.ts';
import { uploadLookup } from './upload-lookup.ts';

export interface CachedReaderOptions {
  source: ContentSource;
  clock: () => Date;
  /** Texts that stand in when the service has none (G12): `LEGAL_TEXTS` of the sample content. */
  bundledLegalTexts: readonly LegalTextItem[];
  /** The public site's privacy policy, shown in place of the service's and the bundled words. Absent: theirs are. */
  publicPolicy?: PublicPolicySource | null;
  /** Terms that stand in when the service has no glossary: `GLOSSARY` of the sample content. */
  bundledGlossary?: readonly GlossaryTermItem[];
  /** Hosts whose frames may stand in an article. */
  frameHosts?: readonly string[];
}

/** A content reader whose copies can be declared old, after an editor changed something. */
export interface CachedContentReader extends ContentReader {
  purge(): void;
}

const MAX_ENTRIES = 1_000;
const MAX_OPEN_ENTRIES = 300;

/** The content reader of the server: one per process, shared by all requests, since nothing in it is personal. */
export function createCachedReader(options: CachedReaderOptions): CachedContentReader {
  const { source, clock, frameHosts = [] } = options;
  const cache = new CopyCache({ clock, maxEntries: MAX_ENTRIES });
  const openCache = new CopyCache({ clock, maxEntries: MAX_OPEN_ENTRIES });
  const context: LookupContext = {
    source,
    cache,
    openCache,
    clock,
    frameHosts,
    leftOutTold: new Map(),
    bundledTerms: bundledTerms(options.bundledGlossary ?? []),
  };
  return {
    ...articleLookups(context),
    ...newsLookups(context),
    ...legalLookup(context, options.bundledLegalTexts, options.publicPolicy),
    ...serviceLookups(context),
    ...questionLookups(context),
    ...monitorLookup(context),
    ...uploadLookup(context),
    ...searchLookup(context),
    ...datedLookup(context),
    glossary: () => glossaryAnswer(context),
    ...plainLookups(context),
    purge() {
      cache.purge();
      openCache.purge();
    },
  };
}

type PlainLookups = Pick<
  ContentReader,
  'cancerTypes' | 'cancerParts' | 'cancerGroups' | 'diagnosedTimes' | 'treatmentStatuses' | 'landingSections'
>;

const IN_ORDER = { orders: 'order' };

function plainLookups(context: LookupContext): PlainLookups {
  return {
    cancerTypes: () => readAll(context, 'cancer-type', IN_ORDER, cancerTypeSchema),
    cancerParts: () => readAll(context, 'cancer-parts', IN_ORDER, cancerPartSchema),
    cancerGroups: () => readAll(context, 'cancer-group', IN_ORDER, cancerGroupSchema),
    diagnosedTimes: () => readAll(context, 'diagnosed-time', IN_ORDER, diagnosedTimeSchema),
    treatmentStatuses: ({ button = false } = {}) => {
      const shown = button ? '[and]is_show_q_contents[equals]true' : '';
      const query = { filters: `name[not_equals]ALL${shown}`, orders: 'status_id' };
      return readAll(context, 'treatment-status', query, treatmentStatusSchema);
    },
    async landingSections(variant) {
      const query = { filters: 'is_show[equals]true', ...IN_ORDER };
      const all = await readAll(context, 'lp-info', query, landingSectionSchema);
      return mapAnswer(all, (sections) =>
        sections
          .filter((section) => section.variant === variant)
          .map((section) => ({
            ...section,
            body: cleanText(context, { endpoint: 'lp-info', id: section.id, html: section.body }).html,
          })),
      );
    },
  };
}
