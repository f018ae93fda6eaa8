import type { LegalTextItem } from '@hidamari/contract/content';
import { POLICIES } from './policies.ts';
import { PRIVACY } from './privacy.ts';
import { SENSITIVE_DATA_CONSENT } from './sensitive-data-consent.ts';
import { TERMS } from './terms.ts';

/** The legal texts that come with the product, the newest version of each (G12, G32). */
export const LEGAL_TEXTS: readonly LegalTextItem[] = [
  ...TERMS,
  ...PRIVACY,
  ...POLICIES,
  SENSITIVE_DATA_CONSENT,
];
