import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const DRAWINGS = join(ROOT, 'packages/ui/src/illustration/drawings');

/** The size that those who show a shared page ask for. */
const SHARED = { width: 1200, height: 630 };

/** A custom property as the drawing would have it outside of a page: its fallback. */
const inFallbackColours = (svg) => svg.replace(/var\(--[\w-]+,\s*(#[0-9a-f]{3,8})\)/gi, '$1');

/** A thing and the ground below it, by the measures of the page's own still lifes. */
const THING = { x: 83.5, y: 27.2, width: 173.4, height: 149.6 };
const GROUND = 'ground-table-morning';

/** Scenes as they are, and each single thing on one ground: name of the picture and the lines of it. */
function drawings() {
  const scenes = readdirSync(DRAWINGS)
    .filter((name) => /^cover-[a-z]+\.svg$/.test(name))
    .map((name) => [name.replace(/\.svg$/, ''), readFileSync(join(DRAWINGS, name), 'utf8')]);
  const sheet = readFileSync(join(DRAWINGS, 'still-lifes.svg'), 'utf8');
  const parts = new Map(
    [...sheet.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*)<\/symbol>/g)].map(
      ([, id, viewBox, lines]) => [id, { viewBox, lines }],
    ),
  );
  const { x, y, width, height } = THING;
  const things = [...parts]
    .filter(([id]) => id.startsWith('object-'))
    .map(([id, { viewBox, lines }]) => [
      id,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">${parts.get(GROUND).lines}<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${lines}</svg></svg>`,
    ]);
  return [...scenes, ...things];
}

/**
 * Draws each cover as a picture that other sites can show beside a shared page: /share/cover-hands.png, and for things
 * on a ground /share/object-cup.png. Made from the drawings with every build, so that their lines are the page's.
 */
export async function drawSharePictures(clientFolder) {
  const { default: sharp } = await import('sharp');
  const folder = join(clientFolder, 'share');
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of drawings()) {
    await sharp(Buffer.from(inFallbackColours(svg)), { density: 300 })
      .resize({ ...SHARED, fit: 'cover' })
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
  }
}
