import { createHmac } from 'node:crypto';
import type { UserPoolClientSettings } from '@hidamari/adapters/identity/port';
import type { Settings } from '../../../config/settings.ts';
import { deriveKey } from '../../../encryption/session-keys.ts';

/** How the portal is known to its user pool: from the settings, or the embedded pool's own names. */
export function poolClientOf(
  settings: Pick<Settings, 'identity' | 'sessionSecrets'>,
): UserPoolClientSettings {
  if (settings.identity) {
    const { userPoolId, clientId, clientSecret } = settings.identity;
    return { userPoolId, clientId, clientSecret };
  }
  const clientSecret = deriveKey(settings.sessionSecrets, 'idp-client').toString('base64url');
  return { userPoolId: 'embedded_HidamariPool', clientId: 'hidamari-portal', clientSecret };
}

/** Proof that the caller knows the client's secret, for one username. */
export function secretHashOf({ clientId, clientSecret }: UserPoolClientSettings, username: string): string {
  return createHmac('sha256', clientSecret)
    .update(username + clientId)
    .digest('base64');
}
