import type { PartGallery } from '../gallery/part-gallery.ts';
import { Card } from './card.tsx';

export const cardGallery: PartGallery = {
  noun: 'card',
  title: 'カード',
  states: {
    ふつう: <Card>次の診察</Card>,
    大切: <Card tone="key">お返事があります</Card>,
    日だまり: <Card tone="sun">あなただけに見えます</Card>,
    沈む: <Card tone="sunk">入力のようす</Card>,
    電話の場所: <Card tone="place">ここに電話できます</Card>,
  },
};
