import type { PartGallery } from '../gallery/part-gallery.ts';
import { LineMark } from './index.ts';

export const lineMarkGallery: PartGallery = {
  noun: 'line-mark',
  title: 'LINEの印',
  states: { ふつう: <LineMark /> },
};
