import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { ReadOnlyField } from './read-only-field.tsx';

export const readOnlyFieldGallery: PartGallery = {
  noun: 'read-only-field',
  title: '変えられない欄',
  states: {
    かぎがかかっている: (
      <ReadOnlyField
        label="生年月日"
        value="1953年（昭和28年）5月3日"
        reason="ご加入の確認で使ったため、ここでは変えられません。"
      />
    ),
    確認ずみ: <ReadOnlyField label="携帯電話" value="090-0000-0000" state="proved" />,
    長い言葉: <ReadOnlyField label={LONG_WORDS} value={LONG_WORDS} reason={LONG_WORDS} />,
  },
};
