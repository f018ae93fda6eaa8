import { createHmac } from 'node:crypto';
import type { HandoverPartner } from '@hidamari/domain/handover';
import type { Settings } from '../../config/settings.ts';
import { deriveKey } from '../../encryption/session-keys.ts';

/** What the example page of a partner signs and reads with. */
export function examplePartnerKey(
  { sessionSecrets }: Pick<Settings, 'sessionSecrets'>,
  partner: HandoverPartner,
): Uint8Array {
  return createHmac('sha256', deriveKey(sessionSecrets, 'handover-token')).update(partner).digest();
}
