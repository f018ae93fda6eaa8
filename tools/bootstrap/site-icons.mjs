import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const ICON = join(ROOT, 'apps/web/public/icon.svg');
const TOKENS = join(ROOT, 'packages/ui/src/styles/tokens.css');

/** Sizes inside favicon.ico: of a tab, and of a tab on a dense screen. */
const FAVICON_SIZES = [16, 32, 48];

/** How much of a side the drawing takes: all of it, what round corners leave, or what no mask of a telephone cuts off. */
const WHOLE = 1;
const INSIDE_CORNERS = 0.76;
const INSIDE_MASK = 0.66;

/**
 * Draws the icon at the sizes and in the kinds that do not take SVG: /favicon.ico, /apple-touch-icon.png and those of the
 * web app manifest. Made with every build, so that they can never differ from icon.svg.
 */
export async function drawSiteIcons(clientFolder) {
  const { default: sharp } = await import('sharp');
  const svg = readFileSync(ICON);
  const ground = /--surface:\s*(#[0-9a-f]{6})/i.exec(readFileSync(TOKENS, 'utf8'))[1];
  const draw = async (size, share, background) => {
    const inner = Math.round(size * share);
    const before = Math.floor((size - inner) / 2);
    const after = size - inner - before;
    // What has a ground has no alpha: iOS would paint black behind it.
    const around = background ?? '#0000';
    const drawn = sharp(svg, { density: 1_200 }).resize(inner, inner, {
      fit: 'contain',
      background: '#0000',
    });
    const painted = (background ? drawn.flatten({ background }) : drawn).extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: around,
    });
    return painted.png({ compressionLevel: 9 }).toBuffer();
  };
  const write = (name, bytes) => writeFileSync(join(clientFolder, name), bytes);
  const small = await Promise.all(FAVICON_SIZES.map((size) => draw(size, WHOLE)));
  write('favicon.ico', icoOf(small));
  write('apple-touch-icon.png', await draw(180, INSIDE_CORNERS, ground));
  write('icon-192.png', await draw(192, WHOLE));
  write('icon-512.png', await draw(512, WHOLE));
  write('icon-maskable-512.png', await draw(512, INSIDE_MASK, ground));
}

/** A Windows icon that holds PNG pictures: a directory of 16 bytes each, then the pictures as they are. */
function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, bytes] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(FAVICON_SIZES[index], at);
    head.writeUInt8(FAVICON_SIZES[index], at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures]);
}
