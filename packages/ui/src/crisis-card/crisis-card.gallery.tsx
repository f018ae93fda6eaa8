import { press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { CrisisCard, CrisisLines } from './crisis-card.tsx';

const LINES = [
  {
    number: '0120-000-001',
    href: 'tel:0120000001',
    name: '見本のいのちの電話',
    audience: null,
    hours: '毎日24時間',
    cost: '通話無料',
    isAnswering: true,
  },
  {
    number: '0120-000-002',
    href: 'tel:0120000002',
    name: '見本のよりそい電話（岩手県・宮城県・福島県）',
    audience: '岩手県・宮城県・福島県からかける方',
    hours: '平日の18時30分から22時まで。ほかの時間は、地域によります',
    cost: '通話料がかかります',
    isAnswering: false,
  },
];

export const crisisCardGallery: PartGallery = {
  noun: 'crisis-card',
  title: 'つらい気持ちのときのカード',
  states: {
    ふつう: (
      <CrisisCard
        heading="とてもつらいお気持ちなのですね。"
        body="今すぐ話せるところがあります。"
        danger="いま命の危険があるときは、119番か110番へ。"
        lines={LINES}
        onClose={press}
      />
    ),
    番号だけ: <CrisisLines lines={LINES} />,
    しずかな案内: (
      <CrisisCard
        heading="いま、気持ちがとてもつらいのですね。"
        body="話したくなったら、ここがあります。"
        lines={LINES}
      >
        <p>見本の窓口</p>
      </CrisisCard>
    ),
  },
};
