/// <reference types="vite/client" />
import type { CoverName, ObjectName } from '@hidamari/domain/drawings';

/** Small scenes for states and ways in: 420 x 230. */
export const SCENES = ['done', 'empty', 'error', 'login', 'night', 'offline'] as const;
export type SceneName = (typeof SCENES)[number];

/** Any drawing by its file name. A drawing that does not exist does not compile. */
export type DrawingName = `cover-${CoverName}` | `object-${ObjectName}` | `scene-${SceneName}` | 'hero';

/** Width and height of the box of a single thing; it stands on its foot, at 168. */
export const OBJECT_BOX = [204, 176] as const;

/** Width and height of a drawing's own box, so that its place is kept before it arrives. */
export const sizeOfDrawing = (name: DrawingName): readonly [number, number] => {
  if (name.startsWith('cover-')) return [320, 200];
  if (name.startsWith('object-')) return OBJECT_BOX;
  if (name.startsWith('scene-')) return [420, 230];
  return [560, 470];
};

const addresses = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  // Never inlined: `<use>` cannot refer into a data address.
  query: '?url&no-inline',
  import: 'default',
});

/** Of small drawings many lie in one file: things and the grounds they stand on, and the scenes for states. */
function sheetOf(name: string): string | null {
  if (/^(object|ground)-/.test(name)) return 'still-lifes';
  return name.startsWith('scene-') ? 'scenes' : null;
}

/**
 * Where a drawing lies, for `<use>`: in a file of its own, or as a part of a sheet. Files are named after
 * their content and kept for good by browsers, and what is drawn follows the tokens of the page.
 */
export function drawingAddress(name: DrawingName | `ground-${string}`): string {
  const sheet = sheetOf(name);
  const address = addresses[`./drawings/${sheet ?? name}.svg`];
  if (!address) throw new Error(`No drawing named ${name}`);
  return `${address}#${sheet ? name : 'art'}`;
}
