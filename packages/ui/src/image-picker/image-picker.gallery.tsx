import { EXAMPLE_PICTURE, press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { ImagePicker } from './image-picker.tsx';

const COMMON = {
  label: 'プロフィールの写真',
  need: 'optional',
  hint: 'JPEG、PNG、WebP。5MBまで。',
  accept: 'image/jpeg,image/png,image/webp',
  shape: 'round',
  onChoose: press,
  onClear: press,
} as const;

export const imagePickerGallery: PartGallery = {
  noun: 'image-picker',
  title: '写真を選ぶ',
  states: {
    選ぶまえ: <ImagePicker name="picture_none" {...COMMON} />,
    送っている: <ImagePicker name="picture_sending" {...COMMON} preview={EXAMPLE_PICTURE} percent={64} />,
    送った: (
      <ImagePicker
        name="picture_sent"
        {...COMMON}
        preview={EXAMPLE_PICTURE}
        note="写真を送りました。保存すると、この写真に替わります。"
      />
    ),
    送れなかった: (
      <ImagePicker
        name="picture_failed"
        {...COMMON}
        preview={EXAMPLE_PICTURE}
        error="画像を送れませんでした。もう一度お試しください"
        onAgain={press}
      />
    ),
    四角: <ImagePicker name="picture_square" {...COMMON} label="検査の結果の写真" shape="square" />,
  },
};
