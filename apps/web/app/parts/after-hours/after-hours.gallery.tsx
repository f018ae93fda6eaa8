import type { PartGallery } from '@hidamari/ui/gallery';
import { AfterHoursSection } from './after-hours.tsx';

const ARTICLES = [
  { id: 'example-1', title: '見本の記事：がんと言われた日の夜に' },
  { id: 'example-2', title: '見本の記事：眠れない夜に' },
];

export const afterHoursGallery: PartGallery = {
  noun: 'after-hours',
  title: '受付時間の外に',
  room: 'wide',
  states: {
    記事と番号: <AfterHoursSection articles={ARTICLES} />,
    番号だけ: <AfterHoursSection articles={[]} />,
  },
};
