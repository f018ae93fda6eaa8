/** Scenes for an article, a service or an error page. */
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

/** Single things. */
export const OBJECTS = [
  'apple',
  'bag',
  'basket',
  'bird',
  'blanket',
  'book',
  'bowl',
  'calendar',
  'candle',
  'cap',
  'card',
  'cat',
  'chair',
  'clock',
  'cup',
  'envelope',
  'glasses',
  'house',
  'key',
  'lamp',
  'letterbox',
  'notebook',
  'pencil',
  'phone',
  'pillbox',
  'plant',
  'purse',
  'scarf',
  'slippers',
  'socks',
  'teapot',
  'thermometer',
  'ticket',
  'toothbrush',
  'towel',
  'umbrella',
] as const;
export type ObjectName = (typeof OBJECTS)[number];

/** Quiet places, each in a light of its own, on which one thing can stand. */
export const GROUNDS = [
  'bedside-lamp',
  'cloth',
  'desk-paper',
  'garden-wall',
  'kitchen-tiles',
  'path-evening',
  'shelf',
  'sill-day',
  'sill-night',
  'sill-rain',
  'table-morning',
  'veranda',
] as const;
export type GroundName = (typeof GROUNDS)[number];

/** A thing on a ground. */
export interface StillLife {
  readonly object: ObjectName;
  readonly ground: GroundName;
}

/** A still life by its name: `cup-on-shelf`. */
export type StillLifeName = `${ObjectName}-on-${GroundName}`;

/** What the content names as its drawing: `cover-hands` or `cup-on-shelf`. */
export type CoverKey = `cover-${CoverName}` | StillLifeName;

/** The scene that a name stands for; null: none of ours. */
export function sceneOf(name: string): CoverName | null {
  return COVERS.find((cover) => name === `cover-${cover}`) ?? null;
}

/** The still life that a name stands for; null: none of ours. */
export function stillLifeOf(name: string): StillLife | null {
  const [thing, place, ...more] = name.split('-on-');
  if (more.length > 0) return null;
  const object = OBJECTS.find((known) => known === thing);
  const ground = GROUNDS.find((known) => known === place);
  return object && ground ? { object, ground } : null;
}

/**
 * Path of the picture that other sites show beside a page with this drawing; the build draws each: a scene as it is, a thing on
 * one ground. Null for a name that is none of ours.
 */
export function sharedPictureOf(name: string): string | null {
  const scene = sceneOf(name);
  if (scene !== null) return `/share/cover-${scene}.png`;
  const stillLife = stillLifeOf(name);
  return stillLife && `/share/object-${stillLife.object}.png`;
}
