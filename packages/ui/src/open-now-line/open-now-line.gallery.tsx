import { EXAMPLE_CLOSED, EXAMPLE_OPEN } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { OpenNowLine } from './open-now-line.tsx';

export const openNowLineGallery: PartGallery = {
  noun: 'open-now-line',
  title: 'いまの受付',
  states: {
    受付中: <OpenNowLine {...EXAMPLE_OPEN} />,
    まもなく終わる: <OpenNowLine state="soon" text="まもなく受付を終了します（20:00まで）" />,
    時間外: <OpenNowLine {...EXAMPLE_CLOSED} />,
    休み: (
      <OpenNowLine
        state="holiday"
        text="祝日のためお休みです（勤労感謝の日）"
        next="次の受付：11月24日（火）9:00から"
      />
    ),
    '次が決まっていない、小さい': (
      <OpenNowLine
        size="small"
        state="holiday"
        text="年末年始（12/30〜1/3）はお休みです"
        next="次の受付日は決まりしだいお知らせします"
      />
    ),
  },
};
