import { press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { OfflineBar } from './offline-bar.tsx';

export const offlineBarGallery: PartGallery = {
  noun: 'offline-bar',
  title: '通信できないとき',
  states: {
    もう一度送れる: <OfflineBar isOffline onRetry={press} />,
    言葉だけ: <OfflineBar isOffline text="いまは通信できません。つながると、続きを送ります。" />,
    つながっている: <OfflineBar isOffline={false} />,
  },
};
