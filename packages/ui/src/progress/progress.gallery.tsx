import type { PartGallery } from '../gallery/part-gallery.ts';
import { Progress, Working } from './progress.tsx';

export const progressGallery: PartGallery = {
  noun: 'progress',
  title: '進みぐあい',
  states: {
    はじめ: <Progress name="写真を送っています" percent={0} />,
    途中: <Progress name="薬の説明書を送っています" percent={64} />,
    おわり: <Progress name="検査の結果を送っています" percent={100} />,
    長さがわからない: <Working>印刷用のページを作っています…</Working>,
  },
};
