import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const breadcrumbGallery: PartGallery = {
  noun: 'breadcrumb',
  title: 'いまの位置',
  states: {
    ふつう: (
      <Breadcrumb
        crumbs={[
          { label: 'ホーム', href: '#home' },
          { label: 'がんの情報', href: '#articles' },
          { label: '治療' },
        ]}
      />
    ),
    長い言葉: (
      <Breadcrumb
        crumbs={[
          { label: 'ホーム', href: '#home' },
          { label: 'がんの情報', href: '#articles' },
          { label: LONG_WORDS },
        ]}
      />
    ),
  },
};
