import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { NumberScale } from './number-scale.tsx';

const DECLINED = { value: 'declined', label: '答えたくない' };
const ENDS = ['つらくない', 'とてもつらい'] as const;

export const numberScaleGallery: PartGallery = {
  noun: 'number-scale',
  title: '0から10のものさし',
  states: {
    選ぶまえ: <NumberScale name="number_empty" label="気持ちのつらさは" ends={ENDS} other={DECLINED} />,
    選んだ: (
      <NumberScale
        name="number_chosen"
        label="気持ちのつらさは"
        ends={ENDS}
        other={DECLINED}
        defaultValue="7"
      />
    ),
    答えたくない: (
      <NumberScale
        name="number_declined"
        label="気持ちのつらさは"
        ends={ENDS}
        other={DECLINED}
        defaultValue="declined"
      />
    ),
    せまいところ: (
      <div className="max-w-[240px]">
        <NumberScale
          name="number_narrow"
          label={LONG_WORDS}
          ends={['すすめたくない', 'とてもすすめたい']}
          other={DECLINED}
        />
      </div>
    ),
  },
};
