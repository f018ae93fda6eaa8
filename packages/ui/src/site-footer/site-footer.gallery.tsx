import {
  EXAMPLE_EMERGENCY_NUMBERS,
  EXAMPLE_EMERGENCY_TEXT,
  EXAMPLE_LINES,
  EXAMPLE_MENU,
  EXAMPLE_NUMBER,
} from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { SiteFooter } from './site-footer.tsx';

export const siteFooterGallery: PartGallery = {
  noun: 'site-footer',
  title: '画面の足もと',
  room: 'wide',
  states: {
    ふつう: (
      <SiteFooter
        logo={{ href: '#home' }}
        number={EXAMPLE_NUMBER}
        lines={EXAMPLE_LINES}
        links={EXAMPLE_MENU}
        emergency={{ text: EXAMPLE_EMERGENCY_TEXT, numbers: EXAMPLE_EMERGENCY_NUMBERS }}
        copyright="© ひだまり がん相談"
      />
    ),
  },
};
