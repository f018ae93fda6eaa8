import type { TemporaryActivityEvent, TemporaryActivityScreen } from '@hidamari/domain/temporary-activity';
import { browserApi } from '../../shell/data/browser-api.ts';
import { memberCalls } from '../../shell/data/contract-calls.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';

/**
 * Tells that something happened on a screen of the temporary login (G94): which screen and what, never who. Nobody
 * waits for it, and whatever becomes of it changes nothing for the person.
 */
export function reportActivity(screen: TemporaryActivityScreen, event: TemporaryActivityEvent): void {
  const body = { event, screen_id: screen, at: portalNow().toISOString() };
  memberCalls()
    .then(({ recordTemporaryActivityEndpoint }) =>
      browserApi().call(recordTemporaryActivityEndpoint, { body }),
    )
    .catch(() => undefined);
}
