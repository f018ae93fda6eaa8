import {
  articleSummarySchema,
  type CleanedHtml,
  type ContentAnswer,
  type ContentReader,
  cancerGroupSchema,
  cancerPartSchema,
  cancerTypeSchema,
  type DatedPage,
  diagnosedTimeSchema,
  type GlossaryTermItem,
  type LegalTextItem,
  landingSectionSchema,
  type MonitorSurvey,
  monitorSurveySchema,
  qContentSummarySchema,
  serviceSummarySchema,
  treatmentStatusSchema,
  uploadFileSchema,
} from '@hidamari/contract/content';
import { sharedPictureOf } from '@hidamari/domain/drawings';
import type { PublicPolicySource } from '../privacy-policy/port.ts';
import { articleLookups } from './article-lookups.ts';
import { CopyCache } from './copy-cache.ts';
import { bundledTerms, glossaryAnswer } from './glossary-lookup.ts';
import { legalLookup } from './legal-lookup.ts';
import {
  answerOrStandIn,
  cleanText,
  joinAnswers,
  type LookupContext,
  mapAnswer,
  readAll,
} from './lookups.ts';
import { newsLookups } from './news-lookups.ts';
import type { ContentSource } from './port.ts';
import { questionLookups } from './question-lookups.ts';
import { searchLookup } from './search-lookup.ts';
import { serviceLookups } from './service-lookups.ts';

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
    leftOutReported: new Map(),
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

/** Stands in for a picture that is not there or could not be asked for (G97). */
const PLACEHOLDER = '/share/cover-read.png';

type UploadLookup = Pick<ContentReader, 'uploadFilePath' | 'uploadFileSomePath'>;

/** Addresses of public pictures by key. A page never fails for want of one, whatever the service does. */
function uploadLookup(context: LookupContext): UploadLookup {
  return {
    uploadFilePath: async (key) => mapAnswer(await addresses(context), (known) => addressOf(known, key)),
    uploadFileSomePath: async (keys) =>
      mapAnswer(await addresses(context), (known) =>
        Object.fromEntries(keys.map((key) => [key, addressOf(known, key)])),
      ),
  };
}

/** The service's own, else what the build draws of our drawings, else the placeholder. */
const addressOf = (known: ReadonlyMap<string, string>, key: string) =>
  known.get(key) ?? sharedPictureOf(key) ?? PLACEHOLDER;

/** None, and said to be old, where the service is silent: whoever keeps a page keeps it for a moment only. */
async function addresses(context: LookupContext): Promise<ContentAnswer<ReadonlyMap<string, string>>> {
  const files = readAll(context, 'upload-file', { orders: 'id' }, uploadFileSchema);
  return mapAnswer(await answerOrStandIn(files, []), (all) => new Map(all.map(({ id, path }) => [id, path])));
}

const CALLS = 'monitor-survey';

/** The monitor look-up of ContentReader: open calls first, the one that ends soonest at the head. */
function monitorLookup(context: LookupContext): Pick<ContentReader, 'monitorSurveys'> {
  return {
    async monitorSurveys() {
      const all = await readAll(context, CALLS, { orders: 'period_to' }, monitorSurveySchema);
      return mapAnswer(all, (surveys) =>
        surveys.map((survey) => ({ ...survey, notes: notesOf(survey, context) })).sort(openFirst),
      );
    },
  };
}

/** Many calls stand on one page: the ids of their headings must not meet. */
function notesOf({ id, notes }: { id: string; notes: string }, context: LookupContext): CleanedHtml {
  return cleanText(context, { endpoint: CALLS, id, html: notes, idPrefix: `call-${id}` }).html;
}

function openFirst(one: MonitorSurvey, other: MonitorSurvey): number {
  return Number(other.is_open) - Number(one.is_open);
}

/** The lists whose items carry dated figures; of each the same copy is read as its pages read. */
const DATED = [
  ['cancer-information', { orders: '-publishedAt' }, articleSummarySchema],
  ['q-contents', { orders: '-publishedAt' }, qContentSummarySchema],
  ['cancer-service', { orders: 'order' }, serviceSummarySchema],
] as const;

/** Pages that name dated figures, for those who look after them (decision 0104). */
function datedLookup(context: LookupContext): Pick<ContentReader, 'datedPages'> {
  return {
    async datedPages() {
      const answers = await Promise.all(
        DATED.map(([endpoint, query, schema]) =>
          readAll(context, endpoint, { ...query, fields: Object.keys(schema.shape) }, schema),
        ),
      );
      const pages = answers.flatMap(({ value }) =>
        value.flatMap(({ id, facts }): DatedPage[] => (facts.length > 0 ? [{ id, facts }] : [])),
      );
      return joinAnswers(pages, ...answers);
    },
  };
}
