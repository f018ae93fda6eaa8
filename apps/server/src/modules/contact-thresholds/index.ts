import type { ModuleWith } from '../../portal-module.ts';
import { type ContactThresholdNeeds, contactThresholdRoutes } from './contact-thresholds.routes.ts';
import { contactThresholdBelongings } from './move-contact-threshold.ts';

export { readContactThreshold } from './contact-thresholds.repository.ts';
export { noteShownThreshold } from './note-shown-threshold.ts';
export { saveContactThreshold } from './save-contact-threshold.ts';

/** What a member's own hospital said about when to call (G75). */
export function createContactThresholdsModule(
  needs: ContactThresholdNeeds,
): ModuleWith<'routes' | 'belongings'> {
  return { routes: contactThresholdRoutes(needs), belongings: [contactThresholdBelongings] };
}
