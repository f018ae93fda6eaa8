import type { PartGallery } from '../gallery/part-gallery.ts';
import { SkipLink } from './index.ts';

export const skipLinkGallery: PartGallery = {
  noun: 'skip-link',
  title: '本文へ進む（焦点があるときに出る）',
  room: 'window',
  states: { ふつう: <SkipLink /> },
};
