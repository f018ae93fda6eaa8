import type { PartGallery } from '../gallery/part-gallery.ts';
import { Skeleton } from './skeleton.tsx';

export const skeletonGallery: PartGallery = {
  noun: 'skeleton',
  title: '待つあいだの形',
  states: {
    行: <Skeleton shape="rows" what="お気に入り" count={2} />,
    カード: <Skeleton shape="cards" what="おすすめ" />,
    文: <Skeleton shape="lines" what="はじめの設定" count={4} />,
  },
};
