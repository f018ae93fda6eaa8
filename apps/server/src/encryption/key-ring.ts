import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { seal, unseal } from './seal.ts';

/** What DATA_KEY is used for; each use has its own key derived from it. */
export type KeyPurpose = 'member-keys' | 'outbox';

/**
 * The server's keys. Everything sealed names the key it was sealed with, so that old rows stay readable while
 * DATA_KEY is being replaced (DATA_KEY_PREVIOUS holds the old one until the rotation command is through).
 */
export interface KeyRing {
  /** Fingerprint of the current key; tells nothing about the key. */
  currentKeyId: string;
  /** Fingerprints of every key that is at hand: what names one of them can be opened. */
  keyIds: readonly string[];
  /** Fingerprints of keys that the operator has given up (DATA_KEY_LOST): what they sealed stays shut. */
  lostKeyIds: readonly string[];
  /** Text `keyId.base64url`, bound to the purpose and the context. */
  seal(purpose: KeyPurpose, plain: Buffer, context: string): string;
  /** Throws when changed or of another context; UnknownKeyError when sealed with a key that is neither current nor previous. */
  open(purpose: KeyPurpose, sealed: string, context: string): Buffer;
}

/** Sealed with a key that this server does not have. Its fingerprint is no secret and names the key to look for. */
export class UnknownKeyError extends Error {
  readonly code = 'key-unknown';

  constructor(keyId: string) {
    super(`no DATA_KEY with the fingerprint ${keyId}`);
    this.name = 'UnknownKeyError';
  }
}

/** The fingerprint that a sealed text names. */
export const keyIdOf = (sealed: string): string => sealed.split('.', 1)[0] ?? '';

/** The keys of a deployment: 32 bytes each, and fingerprints of those that are lost for good. */
export interface DataKeys {
  current: Buffer;
  previous: readonly Buffer[];
  lost?: readonly string[];
}

export function createKeyRing(keys: DataKeys): KeyRing {
  const currentKeyId = fingerprint(keys.current);
  const derived = new Map<string, KeyObject>();
  const byId = new Map([...keys.previous, keys.current].map((key) => [fingerprint(key), key]));
  const keyFor = (keyId: string, purpose: KeyPurpose): KeyObject => {
    const name = `${keyId}:${purpose}`;
    const known = derived.get(name);
    if (known !== undefined) return known;
    const master = byId.get(keyId);
    if (master === undefined) throw new UnknownKeyError(keyId);
    const bytes = Buffer.from(hkdfSync('sha256', master, '', `hidamari:${purpose}`, 32));
    const key = createSecretKey(bytes);
    derived.set(name, key);
    return key;
  };
  return {
    currentKeyId,
    keyIds: [...byId.keys()],
    lostKeyIds: keys.lost ?? [],
    seal: (purpose, plain, context) =>
      `${currentKeyId}.${seal(keyFor(currentKeyId, purpose), plain, context).toString('base64url')}`,
    open: (purpose, sealed, context) => {
      const [keyId = '', bytes = ''] = sealed.split('.');
      return unseal(keyFor(keyId, purpose), Buffer.from(bytes, 'base64url'), context);
    },
  };
}

function fingerprint(key: Buffer): string {
  return createHash('sha256').update('hidamari:key-id').update(key).digest('hex').slice(0, 12);
}
