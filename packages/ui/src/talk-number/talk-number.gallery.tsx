import { press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { TalkNumberCard } from './talk-number.tsx';

const READY = { state: 'ready', digits: '407295', minutesLeft: 9, onRenew: press } as const;

export const talkNumberGallery: PartGallery = {
  noun: 'talk-number',
  title: 'お話し番号',
  states: {
    使える: <TalkNumberCard {...READY} />,
    用意している間: <TalkNumberCard {...READY} state="waiting" />,
    出せない場合: <TalkNumberCard {...READY} state="failed" />,
  },
};
