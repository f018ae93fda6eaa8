import type { AttachedContent } from '@hidamari/contract/consultations';
import { attachedHref } from '@hidamari/domain/consultations';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { Settings } from '../../config/settings.ts';
import { originOfVariant } from '../identity/index.ts';
import type { TakenAttached } from '../my-data/index.ts';

/** What was put beside words, with its whole address: for where no page stands around it. */
export type AttachedLink = (attached: AttachedContent) => TakenAttached;

/** Addresses on the host of the variant that a case was opened in: its articles and services were chosen there. */
export function attachedLinks(settings: Settings, variant: VariantKey): AttachedLink {
  const origin = originOfVariant(settings, variant);
  return ({ kind, id, title }) => ({ kind, title, url: new URL(attachedHref({ kind, id }), origin).href });
}
