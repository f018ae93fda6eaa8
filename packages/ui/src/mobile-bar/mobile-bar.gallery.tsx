import type { PartGallery } from '../gallery/part-gallery.ts';
import { MobileBar } from './index.ts';

const PLACES = [
  { id: 'home', label: 'ホーム', href: '#home', icon: 'home' },
  { id: 'treatment-logs', label: '治療ログ', href: '#logs', icon: 'log' },
  { id: 'articles', label: 'がんの情報', href: '#articles', icon: 'book' },
  { id: 'services', label: 'サービス', href: '#services', icon: 'service' },
  { id: 'consult', label: '相談', href: '#consult', icon: 'talk' },
] as const;

export const mobileBarGallery: PartGallery = {
  noun: 'mobile-bar',
  title: '下のメニュー（電話の幅だけ）',
  room: 'window',
  states: {
    いまの場所がある: (
      <MobileBar links={PLACES.map((place) => ({ ...place, current: place.id === 'home' }))} />
    ),
    どこでもない: <MobileBar links={PLACES} />,
  },
};
