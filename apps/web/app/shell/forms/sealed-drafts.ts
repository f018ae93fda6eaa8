import { lateBrowserApi, logCalls } from '../data/contract-calls.ts';
import { portalNow } from '../portal-clock/index.ts';
import {
  onDraftsEnd,
  readSealedDraft,
  removeSealedDraft,
  type SealedDraft,
  writeSealedDraft,
} from './sealed-drafts-storage.ts';
import { draftOwner } from './use-draft.ts';

const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

/** The key of this page's member; it lives in the memory of the page alone, and cannot be taken out of it. */
const keys = new Map<string, Promise<CryptoKey>>();

let isListening = false;

/**
 * Who logs out in another tab throws their drafts away there, and a form that still stands here puts nothing back: what is
 * being sealed is given up, and without a session there is no key any more.
 */
function listenForEnd(): void {
  if (isListening) return;
  isListening = true;
  onDraftsEnd((owner) => {
    if (owner !== draftOwner()) return;
    keys.clear();
    for (const name of rounds.keys()) begin(name);
  });
}

async function fetchKey(): Promise<CryptoKey> {
  // Only who writes a log needs them.
  const [{ browserApi }, { readDraftKeyEndpoint }] = await Promise.all([lateBrowserApi(), logCalls()]);
  const { key } = await browserApi().call(readDraftKeyEndpoint, {});
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/');
  return crypto.subtle.importKey('raw', bytesOf(base64), ALGORITHM, false, ['encrypt', 'decrypt']);
}

function keyOf(owner: string): Promise<CryptoKey> {
  const known = keys.get(owner);
  if (known) return known;
  listenForEnd();
  const asked = fetchKey();
  keys.set(owner, asked);
  // Without a connection it is asked for again the next time.
  asked.catch(() => keys.delete(owner));
  return asked;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const base64Of = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Names in a device's storage tell nothing: neither which form nor which log. */
async function idOf(owner: string, name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(`${owner}:${name}`));
  return base64Of(new Uint8Array(hash));
}

/** Binds a draft to its member and its form: moved to another place it does not open. */
const way = (owner: string, name: string, nonce: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM,
  iv: nonce,
  additionalData: utf8(`${owner}:${name}`),
});

/** What was done last with a draft; whatever takes longer than the next thing is not done any more. */
const rounds = new Map<string, number>();
const begin = (name: string) => {
  const round = (rounds.get(name) ?? 0) + 1;
  rounds.set(name, round);
  return () => rounds.get(name) === round && draftOwner() !== null;
};

/**
 * Keeps a draft on this device beyond the tab, sealed (G67). Where that cannot be (no connection for the key, no storage,
 * a page without TLS) the draft of the tab is all there is.
 * @returns false where it could not be kept; what was overtaken by a later word tells nothing of its own.
 */
export async function sealDraft(name: string, values: unknown): Promise<boolean> {
  const owner = draftOwner();
  if (owner === null) return false;
  const isLatest = begin(name);
  try {
    const [id, key] = await Promise.all([idOf(owner, name), keyOf(owner)]);
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const text = await crypto.subtle.encrypt(way(owner, name, nonce), key, utf8(JSON.stringify(values)));
    const sealed: SealedDraft = {
      kept_at: portalNow().getTime(),
      nonce: base64Of(nonce),
      text: base64Of(new Uint8Array(text)),
    };
    return !isLatest() || writeSealedDraft(owner, id, sealed);
  } catch {
    // The tab has it.
    return !isLatest();
  }
}

/**
 * The draft of this name that this device keeps for this member; null where there is none. One that does not open is
 * erased. Rejects where one lies there and the key cannot be had: nothing may be sealed over it or erased then.
 */
export async function openDraft<V>(name: string): Promise<V | null> {
  const owner = draftOwner();
  if (owner === null || !globalThis.crypto?.subtle) return null;
  const id = await idOf(owner, name);
  const sealed = readSealedDraft(owner, id, portalNow().getTime());
  if (sealed === null) return null;
  const key = await keyOf(owner);
  return await unseal<V>(sealed, key, owner, name).catch(() => {
    removeSealedDraft(owner, id);
    return null;
  });
}

async function unseal<V>(
  { nonce, text }: SealedDraft,
  key: CryptoKey,
  owner: string,
  name: string,
): Promise<V> {
  const plain = await crypto.subtle.decrypt(way(owner, name, bytesOf(nonce)), key, bytesOf(text));
  return JSON.parse(new TextDecoder().decode(plain)) as V;
}

/** Erases a draft of this device, and one that is just being sealed. */
export async function forgetSealedDraft(name: string): Promise<void> {
  const owner = draftOwner();
  begin(name);
  if (owner === null) return;
  await idOf(owner, name).then(
    (id) => removeSealedDraft(owner, id),
    () => undefined,
  );
}
