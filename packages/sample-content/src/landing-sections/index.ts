import type { LandingSectionItem } from '@hidamari/contract/content';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import { AFLAC_SECTIONS } from './aflac.ts';
import { CHOFU_SECTIONS } from './chofu.ts';
import { HATCH_SECTIONS } from './hatch.ts';
import type { LandingRow } from './shared-sections.ts';

const publishedAt = '2026-10-01T00:00:00.000Z';

const SECTIONS: Record<VariantKey, readonly LandingRow[]> = {
  aflac: AFLAC_SECTIONS,
  hatch: HATCH_SECTIONS,
  chofu: CHOFU_SECTIONS,
};

/** Sections of the three landing pages (`lp-info`), in the order they stand on the page (G24). */
export const LANDING_SECTIONS: readonly LandingSectionItem[] = VARIANT_KEYS.flatMap((variant) =>
  SECTIONS[variant].map((row, at) => ({
    id: `${variant}-${row.kind}`,
    publishedAt,
    variant,
    is_show: true,
    order: at + 1,
    ...row,
  })),
);
