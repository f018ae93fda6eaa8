import { gzipSync } from 'node:zlib';

/**
 * The scripts that a page names: preloaded modules, script elements and the imports of its inline module.
 */
function scriptsOf(html: string): string[] {
  const preloads = html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g);
  const elements = html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g);
  const imports = html.matchAll(/\b(?:import|from)\s*\(?\s*"(\/assets\/[^"]+\.js)"/g);
  const named = [...preloads, ...elements, ...imports].flatMap(([, path]) => path ?? []);
  return [...new Set(named)].filter((path) => path.endsWith('.js'));
}

/** Bytes of JavaScript, gzip, that a browser brings before the page is alive. */
export async function firstLoadBytes(origin: string, html: string): Promise<number> {
  const sizes = await Promise.all(
    scriptsOf(html).map(async (path) => {
      const answer = await fetch(`${origin}${path}`);
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
      return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
    }),
  );
  if (sizes.length === 0) throw new Error('The page names no script.');
  return sizes.reduce((sum, size) => sum + size, 0);
}
