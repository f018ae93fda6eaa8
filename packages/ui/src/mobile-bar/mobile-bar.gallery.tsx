import type { PartGallery } from '../gallery/part-gallery.ts';
import { MobileBar } from './mobile-bar.tsx';

const PLACES = [
  { id: 'home', label: 'ホーム', href: '#home', icon: 'home' },
  { id: 'treatment-logs', label: '治療ログ', href: '#logs', icon: 'log' },
  { id: 'articles', label: 'がんの情報', href: '#articles', icon: 'book' },
  { id: 'services', label: 'サービス', href: '#services', icon: 'service' },
] as const;
const CONSULT = { id: 'consult', label: '相談', href: '#consult', icon: 'talk' } as const;
const OPEN = { ...CONSULT, now: { word: '受付中', news: null } };
const CLOSED = { ...CONSULT, now: { word: '書いておく', news: '新しいお返事があります' } };

export const mobileBarGallery: PartGallery = {
  noun: 'mobile-bar',
  title: '下のメニュー（電話の幅だけ）',
  room: 'window',
  states: {
    いまの場所がある: (
      <MobileBar links={[...PLACES.map((place) => ({ ...place, current: place.id === 'home' })), OPEN]} />
    ),
    'どこでもない、時間外、お返事がある': <MobileBar links={[...PLACES, CLOSED]} />,
    相談の画面にいる: <MobileBar links={[...PLACES, { ...OPEN, current: true }]} />,
  },
};
