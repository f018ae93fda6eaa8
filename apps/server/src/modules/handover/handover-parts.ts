import { createHmac } from 'node:crypto';
import type { HandoverPartner } from '@hidamari/domain/handover';
import type { Settings } from '../../config/settings.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deriveKey } from '../../encryption/session-keys.ts';

export type HandoverNeeds = Pick<
  Dependencies,
  'settings' | 'database' | 'content' | 'rateLimits' | 'partnerGateways'
>;

/** What handing a member over works with. */
export interface HandoverParts extends HandoverNeeds {
  /** From the members module: the organisation a member belongs to, for services that are for some only. */
  organizationOf(memberId: string): Promise<string | null>;
}

type Secret = Pick<Settings, 'sessionSecrets'>;

const keyed = (key: Buffer, ...words: string[]) =>
  createHmac('sha256', key).update(words.join('\n')).digest();

/** Whom the partner knows. Keyed with the partner's name: two partners who compare find nobody that both have. */
export function pseudonymOf({ sessionSecrets }: Secret, partner: HandoverPartner, memberId: string): string {
  return keyed(deriveKey(sessionSecrets, 'handover-pseudonym'), partner, memberId).toString('base64url');
}
