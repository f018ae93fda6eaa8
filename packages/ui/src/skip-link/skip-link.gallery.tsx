import type { PartGallery } from '../gallery/part-gallery.ts';
import { SkipLink } from './skip-link.tsx';

export const skipLinkGallery: PartGallery = {
  noun: 'skip-link',
  title: '飛んで進む（焦点があるときに出る）',
  room: 'window',
  states: {
    本文へ: <SkipLink />,
    ほかの場所へ: <SkipLink to="gallery-button">「相談する」のボタンへ進む</SkipLink>,
  },
};
