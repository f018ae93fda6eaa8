import type { PartGallery } from '../gallery/part-gallery.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const visuallyHiddenGallery: PartGallery = {
  noun: 'visually-hidden',
  title: '読み上げだけの言葉',
  states: {
    見える言葉のあとにある: (
      <p>
        3件<VisuallyHidden>の未読のお知らせ</VisuallyHidden>
      </p>
    ),
  },
};
