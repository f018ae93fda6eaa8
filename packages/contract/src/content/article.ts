import * as z from '../zod/index.ts';
import type { WithCleaned } from './content-answers.ts';
import {
  type ContentSourceNote,
  changeSchema,
  sourceSchema,
  type WithFigureSources,
} from './content-answers.ts';
import {
  type ContentReference,
  coverField,
  factsField,
  imageField,
  itemFields,
  referenceField,
  reviewFields,
  topicsField,
  variantsField,
} from './wire-fields.ts';

const summaryShape = {
  ...itemFields,
  title: z.string().min(1),
  topics: topicsField,
  facts: factsField,
  /**
   * One of the article categories (treatment, money, life, mind, story ...), with the variants that the category itself
   * names: an article is shown on no other (`isShownOn`).
   */
  category: referenceField.extend({ variants: variantsField }),
  eye_catch: imageField.optional(),
  cover: coverField,
  /** Who wrote it: an editorial team, or the pen name of a story (G99). */
  contributor: z.string().min(1),
  /** Cancer groups it is for; empty means everybody. */
  cancer_category: z.array(referenceField).default([]),
  /** Treatment statuses it is for; empty means every time. */
  cancer_status: z.array(referenceField).default([]),
  change_log: z.array(changeSchema).default([]),
  is_banner_display: z.boolean().default(false),
  /** Read by who looks for it and offered to nobody unasked: on bereavement, for instance (decision 0054). */
  is_only_sought: z.boolean().default(false),
  summary: z.string().min(1),
  ...reviewFields,
  reading_minutes: z.int().min(1).max(60),
};

/** An article as a list shows it (specification section 3, G100). */
export const articleSummarySchema = z.object(summaryShape);

/** An article with its text. `body` and `easy_body` are HTML; `easy_body` is the same in easier Japanese. */
export const articleSchema = z.object({
  ...summaryShape,
  body: z.string().min(1),
  easy_body: z.string().min(1).optional(),
  sources: z.array(sourceSchema).default([]),
});

/** `variants` narrows a category to some variants; without it every variant has it. */
export const articleCategorySchema = z.object({
  id: itemFields.id,
  name: z.string().min(1),
  order: z.int().default(0),
  variants: variantsField,
});

/** Facts the reader adds, because they depend on today. */
interface ReviewState {
  /** True past `next_review_at`: show 「内容を確認中です」 (G100). */
  review_due: boolean;
}

/** A heading (h2) of the body; `id` is its anchor. Furigana is left out of the text. */
export interface ArticleHeading {
  id: string;
  text: string;
}

/** As a page is given it: for whom its category is has been asked already. */
type Shown<T> = Omit<T, 'category'> & { category: ContentReference } & ReviewState;

export type ArticleSummary = Shown<z.output<typeof articleSummarySchema>>;
export type Article = Shown<WithCleaned<z.output<typeof articleSchema>, 'body' | 'easy_body'>> &
  WithFigureSources & {
    headings: ArticleHeading[];
    /** Terms of the glossary that the body marks, in the order of their first place. */
    terms: ArticleTerm[];
  };
/** A word explained in place: the body's button with `popovertarget="term-<id>"` opens it. */
export interface ArticleTerm {
  id: string;
  name: string;
  kana: string;
  meaning: string;
}
export type ArticleSource = ContentSourceNote;
export type ArticleCategory = z.output<typeof articleCategorySchema>;
