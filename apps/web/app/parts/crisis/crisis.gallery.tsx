import type { PartGallery } from '@hidamari/ui/gallery';
import { CrisisNote } from './crisis-note.tsx';
import { CrisisNumbers } from './crisis-numbers.tsx';

export const crisisNoteGallery: PartGallery = {
  noun: 'crisis-note',
  title: 'つらい言葉のそば',
  states: {
    つらい言葉: <CrisisNote text="もう消えたい" />,
    ふつうの言葉: <CrisisNote text="今日は庭に出ました" />,
    閉じたあとの番号: <CrisisNumbers />,
    閉じて送ったあとのお礼の画面: <CrisisNote left="closed" />,
  },
};
