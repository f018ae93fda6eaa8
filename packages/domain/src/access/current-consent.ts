import type { Screen } from '../screens/index.ts';
import { pathTest } from './path-patterns.ts';

/**
 * What nobody has to agree to anything for: leaving, one's own data and who has read it, what was agreed to, silence
 * from us, an account's safety, and a consultation, in which somebody may be in danger.
 */
const isWithoutConsent = pathTest([
  '/unsubscribe',
  '/unsubscribe/*',
  '/account/privacy',
  '/account/my-data',
  '/account/access-diary',
  '/account/notices',
  '/account/security',
  '/questions',
]);

/**
 * True for a screen that a member opens only once they have agreed to the terms in force (G32, G112): the screens for
 * members. What everybody may read stays open, the telephone above all, and so does the way out.
 */
export function needsCurrentConsent({ access, path }: Pick<Screen, 'access' | 'path'>): boolean {
  return access === 'member' && !isWithoutConsent(path);
}
