import { CANCER_GROUP_STAGES } from '@hidamari/domain/option-sets';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import * as z from '../zod/index.ts';
import type { WithCleaned } from './content-answers.ts';
import { itemFields, referenceField, selectField, topicsField } from './wire-fields.ts';

const named = { id: itemFields.id, name: z.string().min(1) };
const ordered = { ...named, order: z.int() };

/** Part of the body, the first step of choosing a kind of cancer (G98). */
export const cancerPartSchema = z.object(ordered);

/** Kind of cancer. `kana` is full-width katakana, for sorting and search. */
export const cancerTypeSchema = z.object({
  ...ordered,
  kana: z.string().min(1),
  part_id: z.string().min(1),
  group_id: z.string().min(1).optional(),
  /** What the library calls this kind, the main topic first: pages on it are found by it. */
  topics: topicsField,
});

const STAGES = CANCER_GROUP_STAGES.map(({ value }) => value);

const recommendedSchema = z.object({
  suspected: z.array(referenceField).default([]),
  diagnosed: z.array(referenceField).default([]),
  treating: z.array(referenceField).default([]),
});

/** One of the five groups (specification section 3) with the articles recommended at each stage. */
export const cancerGroupSchema = z.object({
  ...ordered,
  recommended: recommendedSchema.prefault({}),
  /** Stages at which the group's own page is offered. */
  showPage: z.array(z.enum(STAGES)).default([]),
});

/** How long ago the illness was found. */
export const diagnosedTimeSchema = z.object(ordered);

/** Where a person stands in treatment. The service's item of name ALL stands for no choice. */
export const treatmentStatusSchema = z.object({
  ...named,
  status_id: z.int().nonnegative(),
  is_show_q_contents: z.boolean().default(false),
});

/** What a section of a landing page is about: the page draws each in its own way (G24). */
export const LANDING_KINDS = [
  'hero',
  'situations',
  'can-do',
  'flow',
  'supporters',
  'faq',
  'cost',
  'privacy',
  'sign-up',
  'emergency',
  'text',
] as const;

/** A section of a landing page (`lp-info`). */
export const landingSectionSchema = z.object({
  id: itemFields.id,
  variant: selectField(VARIANT_KEYS),
  is_show: z.boolean(),
  kind: selectField(LANDING_KINDS).default('text'),
  title: z.string().min(1),
  body: z.string().min(1),
  order: z.int(),
});

export type CancerPart = z.output<typeof cancerPartSchema>;
export type CancerType = z.output<typeof cancerTypeSchema>;
export type CancerGroup = z.output<typeof cancerGroupSchema>;
export type DiagnosedTime = z.output<typeof diagnosedTimeSchema>;
export type TreatmentStatus = z.output<typeof treatmentStatusSchema>;
export type LandingSection = WithCleaned<z.output<typeof landingSectionSchema>, 'body'>;
export type LandingKind = (typeof LANDING_KINDS)[number];
