import type { SearchableDocument } from '@hidamari/contract/content';
import type { SearchAnswer, SearchHit, searchEndpoint } from '@hidamari/contract/search';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { isServiceFor, type ServiceViewer } from '@hidamari/domain/service-filter';
import { foundText, foundTitle, type SearchKind } from '@hidamari/domain/site-search';
import { isShownOn, VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';

type Asked = z.output<(typeof searchEndpoint)['body']>;

/** Offered where nothing was found. */
const NEAR_SHOWN = 3;

export interface LibrarySearch {
  /** What one viewer finds. Nothing of it is kept or logged. Throws `unavailable` when there is not even a copy. */
  search(asked: Asked, viewer: ServiceViewer): Promise<SearchAnswer>;
  /** Reads the library in, so that the first question need not wait for it. */
  prepare(): Promise<void>;
}

/** The site's search (G134): the engine says what is found, this what of it one viewer may see. */
export function createLibrarySearch({
  content,
  siteSearch,
}: Pick<Dependencies, 'content' | 'siteSearch'>): LibrarySearch {
  return {
    async prepare() {
      await siteSearch.prepare((await content.searchableDocuments()).value);
    },
    async search({ keyword, kind, page, with_former, is_exact }, viewer) {
      const { value, stale, missing } = await content.searchableDocuments();
      const answer = await siteSearch.search(value, keyword, { isExact: is_exact });
      const seen = (places: readonly number[]) =>
        places.flatMap((at) => {
          const document = answer.documents[at];
          return document && isFoundBy(viewer, document) ? [document] : [];
        });
      const all = seen(answer.found);
      const found = kind === undefined ? all : all.filter((document) => document.kind === kind);
      const near = all.length > 0 ? [] : seen(answer.near);
      const from = with_former ? 0 : (page - 1) * LIST_PAGE_SIZE;
      const shown = found.slice(from, page * LIST_PAGE_SIZE);
      return {
        data: shown.map((document) => hitOf(document, answer.marks)),
        meta: { page, per_page: LIST_PAGE_SIZE, total: found.length },
        counts: countsOf(all),
        also: [...answer.also],
        suggestions: [...answer.suggestions],
        left_out: all.length > 0 ? [...answer.leftOut] : [],
        is_urgent: answer.isUrgent,
        near: near.slice(0, NEAR_SHOWN).map((document) => hitOf(document, answer.marks)),
        ready: all.length > 0 ? [] : seen(answer.ready).map((document) => hitOf(document, [])),
        instead: all.length > 0 ? [] : [...answer.instead],
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
  words: readonly string[],
): SearchHit {
  const shown = { kind, id, href, category: category && { id: category.id, name: category.name }, note };
  return { ...shown, title: foundTitle(title, words), text: foundText(text, words) };
}

function countsOf(found: readonly SearchableDocument[]): Partial<Record<SearchKind, number>> {
  const counts: Partial<Record<SearchKind, number>> = {};
  for (const { kind } of found) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
