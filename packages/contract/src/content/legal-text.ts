import * as z from '../zod/index.ts';
import { dayField, itemFields, selectField, variantsField } from './wire-fields.ts';

const LEGAL_KINDS = [
  /** 利用規約, one per variant. */
  'terms',
  /** 個人情報保護方針 (G12). */
  'privacy-policy',
  /** 個人情報取扱規程 of the municipality's variant. */
  'privacy-rule',
  'site-policy',
  'service-policy',
  /** Consent to the use of sensitive personal information, asked apart from the terms (APPI art. 20(2)). */
  'sensitive-data-consent',
] as const;

/**
 * A text a person agrees to or may rely on (G32). `version` rises with every change that needs a new consent;
 * what a member agreed to is stored by kind, variant and version.
 */
export const legalTextSchema = z.object({
  id: itemFields.id,
  publishedAt: itemFields.publishedAt,
  kind: selectField(LEGAL_KINDS),
  variants: variantsField,
  version: z.int().positive(),
  /** Day from which this version holds. */
  date: dayField,
  title: z.string().min(1),
  body: z.string().min(1),
  /** What is different from the version before, for members who are asked to agree anew (G112). */
  changes: z.string().max(2_000).optional(),
  /** For the operator, never shown: for instance that the text is a draft. */
  operator_note: z.string().optional(),
});

export type LegalKind = (typeof LEGAL_KINDS)[number];
export type LegalText = z.output<typeof legalTextSchema>;
