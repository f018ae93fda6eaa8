import { createHash } from 'node:crypto';

/** A page without its markers, and the base64 sha256 of every marked script. */
export interface ProvenPage {
  html: Buffer;
  hashes: string[];
}

const CLOSING_TAG = '</script';

/**
 * Takes the one-time marker off a page that will be cached and hashes the scripts that carried it. Only what
 * the renderer itself wrote has the marker: a script that slipped into content has none, gets no hash, and does
 * not run (F23). It works on the bytes that are sent and hashed: no detour through text and back.
 */
export function proveInlineScripts(marked: Buffer, marker: string): ProvenPage {
  const attribute = Buffer.from(` nonce="${marker}"`);
  const hashes = new Set<string>();
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = marked.indexOf(attribute); at !== -1; at = marked.indexOf(attribute, from)) {
    kept.push(marked.subarray(from, at));
    from = at + attribute.length;
    const script = inlineScriptAround(marked, at, from);
    if (script !== null) hashes.add(createHash('sha256').update(script).digest('base64'));
  }
  kept.push(marked.subarray(from));
  return { html: Buffer.concat(kept), hashes: [...hashes].sort() };
}

/** Bytes of the script element whose start tag holds the attribute; null for other elements and for `src`. */
function inlineScriptAround(html: Buffer, attributeStart: number, attributeEnd: number): Buffer | null {
  const tagStart = html.lastIndexOf('<', attributeStart);
  const tagEnd = html.indexOf('>', attributeEnd);
  if (tagStart === -1 || tagEnd === -1) return null;
  const tag = html.toString('latin1', tagStart, tagEnd);
  if (!/^<script\s/i.test(tag) || /\ssrc=/i.test(tag)) return null;
  const close = html.indexOf(CLOSING_TAG, tagEnd);
  return close === -1 ? null : html.subarray(tagEnd + 1, close);
}
