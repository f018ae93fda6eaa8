import type { SearchableDocument } from '@hidamari/contract/content';
import type { SearchAnswer, SearchHit, searchEndpoint } from '@hidamari/contract/search';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { isServiceFor, type ServiceViewer } from '@hidamari/domain/service-filter';
import {
  createReadings,
  createSearchIndex,
  foundText,
  foundTitle,
  type Readings,
  type SearchIndex,
  type SearchKind,
  type SearchTerm,
  searchTerms,
} from '@hidamari/domain/site-search';
import { isShownOn, VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';

type Asked = z.output<(typeof searchEndpoint)['body']>;

/** Offered where nothing was found. */
const NEAR_SHOWN = 3;

export interface LibrarySearch {
  /** What one viewer finds. Nothing of it is kept or logged. Throws `unavailable` when there is not even a copy. */
  search(asked: Asked, viewer: ServiceViewer): Promise<SearchAnswer>;
}

/** What is made of one reading of the content. */
interface Built {
  of: readonly SearchableDocument[];
  index: SearchIndex<SearchableDocument>;
  readings: Readings;
}

/** The site's search (G134): one index in each process, made anew when the content was read anew. */
export function createLibrarySearch({ content }: Pick<Dependencies, 'content'>): LibrarySearch {
  let built: Built | null = null;
  const builtOf = (documents: readonly SearchableDocument[]): Built => {
    if (built?.of !== documents) {
      const readings = createReadings(documents.flatMap((document) => document.readings ?? []));
      built = { of: documents, index: createSearchIndex(documents), readings };
    }
    return built;
  };
  return {
    async search({ keyword, kind, page, is_exact }, viewer) {
      const { value, stale, missing } = await content.searchableDocuments();
      const { index, readings } = builtOf(value);
      const terms = searchTerms(keyword, { isExact: is_exact, readings });
      const mayFind = (document: SearchableDocument) => isFoundBy(viewer, document);
      const all = index.find(terms).filter(mayFind);
      const found = kind === undefined ? all : all.filter((document) => document.kind === kind);
      const near = all.length > 0 ? [] : index.near(terms, 10 * NEAR_SHOWN).filter(mayFind);
      const shown = found.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE);
      return {
        data: shown.map((document) => hitOf(document, terms)),
        meta: { page, per_page: LIST_PAGE_SIZE, total: found.length },
        counts: countsOf(all),
        also: [...new Set(terms.flatMap(({ others }) => others.map(readings.spellingOf)))],
        near: near.slice(0, NEAR_SHOWN).map((document) => hitOf(document, terms)),
        is_stale: stale,
        not_searched: missing.filter((kind) => isKindFor(viewer, kind)),
      };
    },
  };
}

/** A variant without services misses none. */
function isKindFor({ memberType }: ServiceViewer, kind: SearchKind): boolean {
  return kind !== 'service' || VARIANTS[variantOfMember(memberType)].hasServices;
}

/** What is for other variants, and services that are not for this viewer (specification section 6), are not found. */
function isFoundBy(viewer: ServiceViewer, document: SearchableDocument): boolean {
  const variant = variantOfMember(viewer.memberType);
  if (!isShownOn(variant)(document)) return false;
  const { audience } = document;
  return audience === null || (VARIANTS[variant].hasServices && isServiceFor(viewer, audience));
}

function hitOf(
  { kind, id, href, title, text, category, note }: SearchableDocument,
  terms: readonly SearchTerm[],
): SearchHit {
  const shown = { kind, id, href, category: category && { id: category.id, name: category.name }, note };
  return { ...shown, title: foundTitle(title, terms), text: foundText(text, terms) };
}

function countsOf(found: readonly SearchableDocument[]): Partial<Record<SearchKind, number>> {
  const counts: Partial<Record<SearchKind, number>> = {};
  for (const { kind } of found) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
