import { createHash } from 'node:crypto';

/** A page without its markers, and the base64 sha256 of every marked script. */
export interface ProvenPage {
  html: string;
  hashes: string[];
}

/**
 * Takes the one-time marker off a page that will be cached and hashes the scripts that carried it. Only what
 * the renderer itself wrote has the marker: a script that slipped into content has none, gets no hash, and does
 * not run (F23).
 */
export function proveInlineScripts(marked: string, marker: string): ProvenPage {
  const attribute = ` nonce="${marker}"`;
  const hashes = new Set<string>();
  let html = '';
  let from = 0;
  for (let at = marked.indexOf(attribute); at !== -1; at = marked.indexOf(attribute, from)) {
    html += marked.slice(from, at);
    from = at + attribute.length;
    const script = inlineScriptAround(marked, at, from);
    if (script !== null) hashes.add(createHash('sha256').update(script).digest('base64'));
  }
  return { html: html + marked.slice(from), hashes: [...hashes].sort() };
}

/** Text of the script element whose start tag holds the attribute; null for other elements and for `src`. */
function inlineScriptAround(html: string, attributeStart: number, attributeEnd: number): string | null {
  const tagStart = html.lastIndexOf('<', attributeStart);
  const tagEnd = html.indexOf('>', attributeEnd);
  if (tagStart === -1 || tagEnd === -1) return null;
  const tag = html.slice(tagStart, tagEnd);
  if (!/^<script\s/i.test(tag) || /\ssrc=/i.test(tag)) return null;
  const close = html.indexOf('</script', tagEnd);
  return close === -1 ? null : html.slice(tagEnd + 1, close);
}
