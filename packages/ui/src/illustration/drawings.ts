/// <reference types="vite/client" />

/** Covers: 320 x 200, a scene for an article, a service or an error page. */
export const COVERS = [
  'bath',
  'bench',
  'busstop',
  'desk',
  'dusk',
  'garden',
  'hair',
  'hands',
  'home',
  'laundry',
  'letter',
  'life',
  'mind',
  'money',
  'nightphone',
  'post',
  'rain',
  'read',
  'rest',
  'school',
  'shelf',
  'table',
  'talk',
  'treatment',
  'visit',
  'waiting',
  'walk',
  'work',
] as const;
export type CoverName = (typeof COVERS)[number];

/** Single things that stand on a line: 204 x 176. */
export const OBJECTS = [
  'bag',
  'bird',
  'bowl',
  'calendar',
  'cap',
  'card',
  'cat',
  'chair',
  'cup',
  'envelope',
  'glasses',
  'house',
  'lamp',
  'letterbox',
  'notebook',
  'phone',
  'plant',
  'purse',
  'slippers',
  'umbrella',
] as const;
export type ObjectName = (typeof OBJECTS)[number];

/** Small scenes for states and ways in: 420 x 230. */
export const SCENES = ['done', 'empty', 'error', 'login', 'night', 'offline'] as const;
export type SceneName = (typeof SCENES)[number];

/** Any drawing by its file name. A drawing that does not exist does not compile. */
export type DrawingName = `cover-${CoverName}` | `object-${ObjectName}` | `scene-${SceneName}` | 'hero';

/** Width and height of a drawing's own box, so that its place is kept before it arrives. */
export const sizeOfDrawing = (name: DrawingName): readonly [number, number] => {
  if (name.startsWith('cover-')) return [320, 200];
  if (name.startsWith('object-')) return [204, 176];
  if (name.startsWith('scene-')) return [420, 230];
  return [560, 470];
};

const addresses = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  // Never inlined: `<use>` cannot refer into a data address.
  query: '?url&no-inline',
  import: 'default',
});

/**
 * The address of a drawing as a file of its own, named after its content and kept for good by browsers.
 * As an `<img>` it shows the fallback colours of the general variant; through Illustration it follows the tokens.
 */
export function drawingAddress(name: DrawingName): string {
  const address = addresses[`./drawings/${name}.svg`];
  if (!address) throw new Error(`No drawing named ${name}`);
  return address;
}
