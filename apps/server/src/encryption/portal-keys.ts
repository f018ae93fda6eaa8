import { hkdfSync } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { deriveKeys, type Keys } from './session-keys.ts';

/** Closed list: what lasts for years and belongs to no member's data key. */
export type PortalKeyPurpose = 'idp-signing' | LastingPurpose;

/** What had a key of SESSION_SECRET until decision 0097. */
type LastingPurpose = 'base-account-handle' | 'member-handle' | 'pool-secret' | 'staff-authenticator';

/** A key of its own for each purpose, derived from the portal's own data key; 32 bytes. */
export function derivePortalKey(portalKey: Buffer, purpose: PortalKeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', portalKey, '', `hidamari/portal/${purpose}`, 32));
}

/** Where a portal's keys come from: an opened key ring. */
interface PortalKeySource {
  portalKey(purpose: PortalKeyPurpose): Buffer;
}

/**
 * Keys for what outlives every change of SESSION_SECRET: it is made under the portal's own data key, and recognised under
 * the secrets' keys too, with which it was made until decision 0097.
 */
export function lastingKeys(
  { keyRing, settings }: { keyRing: PortalKeySource; settings: Pick<Settings, 'sessionSecrets'> },
  purpose: LastingPurpose,
): Keys {
  return [keyRing.portalKey(purpose), ...deriveKeys(settings.sessionSecrets, purpose)];
}
