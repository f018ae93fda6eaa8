import type { LegalKind } from '@hidamari/contract/content';
import { type Screen, type ScreenPath, screenAt } from '@hidamari/domain/screens';

/** Which legal text stands at which address (specification section 2.1, G12, G32). */
const KIND_OF_PATH = {
  '/terms/hatch': 'terms',
  '/terms/aflac': 'terms',
  '/terms/chofu': 'terms',
  '/privacy': 'privacy-policy',
  '/privacy/chofu': 'privacy-rule',
  '/site-policy/aflac': 'site-policy',
  '/site-policy/hatch': 'site-policy',
  '/site-policy/chofu': 'site-policy',
  '/service-policy': 'service-policy',
} as const satisfies Partial<Record<ScreenPath, LegalKind>>;

export type LegalPath = keyof typeof KIND_OF_PATH;

/** The screens that show a legal text. */
export const LEGAL_SCREENS: readonly Screen<ScreenPath>[] = (Object.keys(KIND_OF_PATH) as LegalPath[]).map(
  (path) => screenAt(path),
);

/** The kind of text a screen of the table shows; null for any other screen. */
export function legalKindAt(path: string): LegalKind | null {
  return Object.hasOwn(KIND_OF_PATH, path) ? KIND_OF_PATH[path as LegalPath] : null;
}
