import { type CoverKey, sharedPictureOf } from '@hidamari/domain/drawings';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import { isTopicId, type TopicId } from '@hidamari/domain/topics';
import * as z from '../zod/index.ts';

/** Variants an item is shown on; an empty list on the wire means all of them. */
export const variantsField = z
  .array(z.enum(VARIANT_KEYS))
  .default([])
  .transform((keys): VariantKey[] => (keys.length > 0 ? keys : [...VARIANT_KEYS]));

/**
 * A calendar day in Japan, `YYYY-MM-DD`. The content service's date field answers an instant in UTC, its text
 * field the day itself: both are understood.
 */
export const dayField = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true }).transform((instant) => japanDay(new Date(instant))),
]);

/**
 * What a page is about, its main topic first: ids of the topics of the library. A field of our own: where a content service has
 * none, or names one that we do not know, the page is found by its words and related by its category.
 */
export const topicsField = z
  .array(z.string())
  .default([])
  .transform((ids): TopicId[] => ids.filter(isTopicId));

/**
 * A drawing of the portal by its name, `cover-visit` or `cup-on-shelf`, used where no picture is given. A name that is none of
 * ours is none at all: the page then shows the drawing that stands in.
 */
export const coverField = z
  .string()
  .transform((name) => (sharedPictureOf(name) === null ? undefined : (name as CoverKey)))
  .optional();

/**
 * Dated figures of the page, by their ids of the table of facts, so that lists too know when one of them ends: the page is
 * reviewed then. In its text a figure stands as `{{id}}`.
 */
export const factsField = z.array(z.string()).default([]);

/** Another item: its id, and its name when the answer was asked for with depth 1 or more. */
export const referenceField = z.object({ id: z.string().min(1), name: z.string().default('') });

/** Where a picture lies: with the content service, or by its path with the portal (never `//host/…`, which is elsewhere). */
export const pictureAddress = z.union([
  z.url({ protocol: /^https?$/ }),
  z.string().regex(/^(\/[\w-][\w.-]*)+$/),
]);

/** A picture beside an item. Width and height are in pixels; of some kinds of file the service knows none. */
export const imageField = z.object({
  url: pictureAddress,
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});

/** A choice from a closed list. The content service sends a select field as a list of one. */
export function selectField<const T extends readonly [string, ...string[]]>(choices: T) {
  const choice = z.enum(choices);
  return z.union([choice, z.tuple([choice]).transform(([only]) => only)]);
}

/** What every item carries. Instants are UTC ISO 8601; a draft has no `publishedAt`. */
export const itemFields = {
  id: z.string().min(1).max(100),
  createdAt: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime().optional(),
  publishedAt: z.iso.datetime(),
  revisedAt: z.iso.datetime().optional(),
};

/** Who has checked a text and when it is checked again (G100). */
export const reviewFields = {
  reviewed_at: dayField,
  next_review_at: dayField,
  /** A role, never a name. */
  reviewer_role: z.string().min(1),
};

/** The same of a short text, where a content service may leave them out. */
export const optionalReviewFields = z.object(reviewFields).partial().shape;

export type ContentReference = z.output<typeof referenceField>;
export type ContentImage = z.output<typeof imageField>;
