import type { PartGallery } from '../gallery/part-gallery.ts';
import { WordScale } from './word-scale.tsx';

const VERY_HARD = (
  <>
    とても
    <wbr />
    つらい
  </>
);

export const wordScaleGallery: PartGallery = {
  noun: 'word-scale',
  title: '言葉のものさし',
  states: {
    選ぶまえ: <WordScale name="scale_empty" label="しびれ" />,
    選んだ: <WordScale name="scale_chosen" label="だるさ" defaultValue={1} />,
    誤り: <WordScale name="scale_error" label="今日の強さ" error="強さを選んでください" />,
    せまいところ: (
      <div className="max-w-[240px]">
        <WordScale name="scale_narrow" label="吐き気" defaultValue={3} />
      </div>
    ),
    ほかの言葉: (
      <WordScale name="scale_words" label="気分" words={['とても楽', '楽', 'ふつう', 'つらい', VERY_HARD]} />
    ),
  },
};
