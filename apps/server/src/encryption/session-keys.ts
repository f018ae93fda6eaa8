import { hkdfSync } from 'node:crypto';

/** SESSION_SECRET, and those before it (SESSION_SECRET_PREVIOUS) that people may still come back with. */
export type SessionSecrets = readonly [current: string, ...previous: string[]];

/** Keys of one purpose, 32 bytes each: what is made is made with the first, what comes back is taken with any. */
export type Keys = readonly [current: Buffer, ...previous: Buffer[]];

/** Closed list: no two uses share a key. */
type KeyPurpose =
  | 'access-token'
  | 'anti-forgery'
  | 'base-account-handle'
  | 'challenge-code'
  | 'challenge-subject'
  | 'demo-password-mark'
  | 'device-cookie'
  | 'example-line'
  | 'handover-pseudonym'
  | 'handover-token'
  | 'hosted-login-cookie'
  | 'idp-client'
  | 'idp-cookie'
  | 'idp-step'
  | 'idp-store'
  | 'idp-terms'
  | 'mail-recipient'
  | 'member-handle'
  | 'my-data-download'
  | 'pool-code'
  | 'pool-secret'
  | 'pool-token'
  | 'staff-authenticator'
  | 'survey-link'
  | 'talk-number'
  | 'transfer-code'
  | 'upload-address';

/** A key of its own for each purpose, derived from each secret, in their order. */
export function deriveKeys(secrets: SessionSecrets, purpose: KeyPurpose): Keys {
  const [current, ...previous] = secrets;
  const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `hidamari/${purpose}`, 32));
  return [derive(current), ...previous.map(derive)];
}

/** For what is only made, and never recognised when it comes back. */
export function deriveKey([current]: SessionSecrets, purpose: KeyPurpose): Buffer {
  return deriveKeys([current], purpose)[0];
}
