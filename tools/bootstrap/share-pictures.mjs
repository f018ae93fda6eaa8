import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const DRAWINGS = join(ROOT, 'packages/ui/src/illustration/drawings');

/** The size that those who show a shared page ask for. */
const SHARED = { width: 1200, height: 630 };

/** A custom property as the drawing would have it outside of a page: its fallback. */
const inFallbackColours = (svg) => svg.replace(/var\(--[\w-]+,\s*(#[0-9a-f]{3,8})\)/gi, '$1');

/**
 * Draws each cover as a picture that other sites can show beside a shared page: /share/cover-hands.png. Made from the
 * drawings with every build, so that the two can never differ.
 */
export async function drawSharePictures(clientFolder) {
  const { default: sharp } = await import('sharp');
  const folder = join(clientFolder, 'share');
  mkdirSync(folder, { recursive: true });
  const covers = readdirSync(DRAWINGS).filter((name) => /^cover-[a-z]+\.svg$/.test(name));
  for (const name of covers) {
    const svg = inFallbackColours(readFileSync(join(DRAWINGS, name), 'utf8'));
    await sharp(Buffer.from(svg), { density: 300 })
      .resize({ ...SHARED, fit: 'cover' })
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, name.replace(/svg$/, 'png')));
  }
}
