import type { PartGallery } from '../gallery/part-gallery.ts';
import { Logo, LogoMark } from './logo.tsx';

export const logoGallery: PartGallery = {
  noun: 'logo',
  title: 'ロゴ',
  states: {
    ふつう: <Logo href="#home" />,
    自治体: <Logo href="#home" name="ひだまり" line="調布市がん相談窓口" />,
    印だけ: <LogoMark className="h-12 w-12" />,
  },
};
