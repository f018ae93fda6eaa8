import { CONCERNS } from '../option-sets/index.ts';
import { screenAt, screenHref } from '../screens/index.ts';
import type { VariantKey } from '../site-variants/index.ts';

/**
 * The services that a supporter may name to members of one variant, by concern: what /services?category= shows. None
 * where the variant has no such screen.
 */
export function attachableServices(variant: VariantKey): { id: string; title: string }[] {
  if (!screenAt('/services').on.includes(variant)) return [];
  return CONCERNS.map(({ value, label }) => ({ id: value, title: `${label}を支えるサービス` }));
}

/** Where something that a supporter put beside words is read: path and query, on the host of the member's variant (G90). */
export function attachedHref({ kind, id }: { kind: 'article' | 'services'; id: string }): string {
  return kind === 'article'
    ? screenHref('/articles/:id', { id })
    : screenHref('/services', null, { category: id });
}
