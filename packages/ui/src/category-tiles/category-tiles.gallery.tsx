import type { PartGallery } from '../gallery/part-gallery.ts';
import { CategoryTiles } from './category-tiles.tsx';

const TILES = [
  { value: 'visit', label: '受診', note: '通院・入院・検査', icon: 'hospital' },
  { value: 'medicine', label: '薬', note: '飲んだ薬、点滴', icon: 'pill' },
  { value: 'symptom', label: '症状', note: '体の変化、気持ち', icon: 'thermo' },
  { value: 'life', label: 'くらし', note: '睡眠・食事・仕事', icon: 'leaf' },
  { value: 'other', label: 'その他', note: '自由に書く', icon: 'file' },
] as const;

export const categoryTilesGallery: PartGallery = {
  noun: 'category-tiles',
  title: '記録の種類',
  states: {
    選ぶまえ: <CategoryTiles name="tiles_empty" label="残したいこと" need="required" tiles={TILES} />,
    選んだ: (
      <CategoryTiles
        name="tiles_chosen"
        label="残したいこと"
        need="required"
        hint="いくつでも選べます。選んだものだけ、下に欄が出ます。"
        defaultValues={['visit', 'symptom']}
        tiles={TILES}
      />
    ),
    誤り: (
      <CategoryTiles
        name="tiles_error"
        label="残したいこと"
        need="required"
        tiles={TILES}
        error="一つ以上を選んでください"
      />
    ),
  },
};
