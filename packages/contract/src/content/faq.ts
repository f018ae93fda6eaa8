import * as z from '../zod/index.ts';
import type { WithCleaned } from './content-answers.ts';
import {
  itemFields,
  optionalReviewFields,
  referenceField,
  topicsField,
  variantsField,
} from './wire-fields.ts';

/** A question about the portal with its answer (`faq`, specification section 3). `answer` is HTML. */
export const faqSchema = z.object({
  ...itemFields,
  ...optionalReviewFields,
  /** Short name, for operators' lists and links. */
  name: z.string().min(1),
  category: referenceField,
  question: z.string().min(1),
  answer: z.string().min(1),
  topics: topicsField,
  variants: variantsField,
  order: z.int().default(0),
});

/** A part of /faq (`faq-category`); its id is the anchor: `/faq?id=...` opens there. */
export const faqCategorySchema = z.object({
  id: itemFields.id,
  name: z.string().min(1),
  order: z.int().default(0),
  variants: variantsField,
});

export type Faq = WithCleaned<z.output<typeof faqSchema>, 'answer'>;
export type FaqCategory = z.output<typeof faqCategorySchema>;
