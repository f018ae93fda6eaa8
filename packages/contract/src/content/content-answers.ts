import type { ServiceAudience } from '@hidamari/domain/service-filter';
import type { SearchDocument } from '@hidamari/domain/site-search';
import type { VariantKey } from '@hidamari/domain/site-variants';
import * as z from '../zod/index.ts';
import { type ContentReference, dayField, itemFields, pictureAddress } from './wire-fields.ts';

/** One entry of a text's history: the day, and what was changed, in words a reader understands. */
export const changeSchema = z.object({ day: dayField, text: z.string().min(1) });

export type ContentChange = z.output<typeof changeSchema>;

declare const CLEANED: unique symbol;

/**
 * HTML of the content service in which nothing can run. The sanitiser alone makes it, on its way in; pages draw no other
 * text as HTML, and the server looks it over once more on its way out.
 */
export type CleanedHtml = string & { readonly [CLEANED]: true };

/** An item of the content service whose texts of these names have been cleaned. */
export type WithCleaned<T, Texts extends keyof T> = {
  [Name in keyof T]: Name extends Texts ? CleanedHtml : T[Name];
};

/**
 * The schema of an item's draft. One that was never published has no `publishedAt` on the wire: it is read as if it
 * were published at `at`, which is what its editor wants to see.
 */
export function draftSchema<T extends z.ZodType>(item: T, at: Date) {
  const published = { publishedAt: at.toISOString() };
  return z.preprocess((wire) => (isItem(wire) ? { ...published, ...wire } : wire), item);
}

function isItem(wire: unknown): wire is object {
  return typeof wire === 'object' && wire !== null;
}

/** List answer of the content service. `totalCount` counts what the filters let through. */
export function listEnvelope<T extends z.ZodType>(item: T) {
  return z.object({
    contents: z.array(item),
    totalCount: z.int().nonnegative(),
    offset: z.int().nonnegative(),
    limit: z.int().nonnegative(),
  });
}

/** Where a statement comes from: the institution, and its front page when a deep address is not certain. */
export const sourceSchema = z.object({
  title: z.string().min(1),
  publisher: z.string().min(1),
  year: z.int().min(1990).optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
});

export type ContentSourceNote = z.output<typeof sourceSchema>;

/** What the reader adds to a text that names dated figures: the pages on which those were read. */
export interface WithFigureSources {
  figure_sources: ContentSourceNote[];
}

/** A public picture by its key: `path` is an own path or an https address (G97). An endpoint of our own. */
export const uploadFileSchema = z.object({
  id: itemFields.id,
  publishedAt: itemFields.publishedAt,
  path: pictureAddress,
});

/** A page of the library as the site's search knows it, and who may find it. */
export interface SearchableDocument extends SearchDocument {
  /** Own address. */
  href: string;
  /** The concern it stands under, where it has one. */
  category: ContentReference | null;
  /** A few words beside the kind: 「5分で読めます」, the fee. */
  note: string;
  variants: readonly VariantKey[];
  /** For services: the rule of specification section 6 decides. */
  audience: ServiceAudience | null;
}
