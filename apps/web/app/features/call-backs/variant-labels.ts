import type { VariantKey } from '@hidamari/domain/site-variants';

/** The three desks, as supporters call them. */
export const VARIANT_LABELS: Readonly<Record<VariantKey, string>> = {
  aflac: '保険加入者の方の窓口',
  hatch: '一般の方の窓口',
  chofu: '調布市の窓口',
};
