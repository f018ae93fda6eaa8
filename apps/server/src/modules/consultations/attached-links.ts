import type { AttachedContent } from '@hidamari/contract/consultations';
import { attachedHref } from '@hidamari/domain/consultations';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { addressIn } from '../../config/portal-addresses.ts';
import type { Settings } from '../../config/settings.ts';
import type { TakenAttached } from '../my-data/index.ts';

/** What was put beside words, with its whole address: for where no page stands around it. */
export type AttachedLink = (attached: AttachedContent) => TakenAttached;

/** Addresses on the host of the variant that a case was opened in: its articles and services were chosen there. */
export function attachedLinks(settings: Settings, variant: VariantKey): AttachedLink {
  return ({ kind, id, title }) => ({
    kind,
    title,
    url: addressIn(settings, variant, attachedHref({ kind, id })),
  });
}
