import type { PartGallery } from '../gallery/part-gallery.ts';
import { LineMark } from './line-mark.tsx';

export const lineMarkGallery: PartGallery = {
  noun: 'line-mark',
  title: 'LINEの印',
  states: { ふつう: <LineMark /> },
};
