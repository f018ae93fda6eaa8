import { GALLERY_GROUPS, type GalleryGroup, type PartGallery } from '@hidamari/ui/gallery';
import { PART_GALLERY_GROUPS } from '../../parts/gallery-groups.ts';

/** Every group of parts: those of the package, then those that the features share. */
export const GROUPS: readonly GalleryGroup[] = [...GALLERY_GROUPS, ...PART_GALLERY_GROUPS];

export const PARTS_PATH = '/dev/parts';

/** A state that stands at an address of its own. */
export interface LoneState {
  /** Last part of the address: `page-heading-1`. */
  id: string;
  name: string;
  part: PartGallery;
}

/** True for parts whose states cannot stand beside each other. */
export const isLone = ({ room }: PartGallery): boolean => room === 'page' || room === 'alone';

/** The states of a part, as far as each has an address of its own. */
export function loneStatesOf(part: PartGallery): LoneState[] {
  if (!isLone(part)) return [];
  return Object.keys(part.states).map((name, at) => ({ id: `${part.noun}-${at + 1}`, name, part }));
}

/** What an address of the gallery shows; null where it shows nothing. */
export function placeOf(params: { group?: string | undefined; state?: string | undefined }): {
  group?: GalleryGroup;
  state?: LoneState;
} | null {
  if (params.group === undefined) return {};
  const group = GROUPS.find(({ id }) => id === params.group);
  if (group === undefined || params.state === undefined) return group ? { group } : null;
  const state = group.parts.flatMap(loneStatesOf).find(({ id }) => id === params.state);
  return state ? { group, state } : null;
}
