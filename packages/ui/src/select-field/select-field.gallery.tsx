import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { SelectField } from './select-field.tsx';

const PLACES = [
  { value: '13', label: '東京都' },
  { value: '26', label: '京都府' },
];

export const selectFieldGallery: PartGallery = {
  noun: 'select-field',
  title: '一覧から選ぶ欄',
  states: {
    選ぶまえ: (
      <SelectField name="select_empty" label="都道府県" need="optional" width="medium" options={PLACES} />
    ),
    選んだ: (
      <SelectField name="select_chosen" label="都道府県" need="optional" options={PLACES} defaultValue="26" />
    ),
    誤り: (
      <SelectField
        name="select_error"
        label="都道府県"
        need="required"
        options={PLACES}
        error="都道府県を選んでください"
      />
    ),
    '組に分かれた、長い言葉': (
      <SelectField
        name="select_groups"
        label="がんの種類"
        need="optional"
        emptyLabel="答えたくない"
        defaultValue="long"
        options={[
          { label: '胸', options: [{ value: 'breast', label: '乳がん' }] },
          { label: 'そのほか', options: [{ value: 'long', label: LONG_WORDS }] },
        ]}
      />
    ),
    使えない: (
      <SelectField name="select_closed" label="都道府県" options={PLACES} defaultValue="13" disabled />
    ),
  },
};
