import type { PartGallery } from '../gallery/part-gallery.ts';
import { TextArea } from './text-area.tsx';

const LABEL = '言われたこと、聞けたこと';

export const textAreaGallery: PartGallery = {
  noun: 'text-area',
  title: '何行も書く欄',
  states: {
    空: (
      <TextArea name="area_empty" label={LABEL} need="optional" hint="思い出せるところだけで大丈夫です。" />
    ),
    入力ずみ: (
      <TextArea
        name="area_filled"
        label={LABEL}
        need="optional"
        limit={1000}
        defaultValue="血液検査の説明を受けた。しびれは次の診察でもう一度相談することになった。"
      />
    ),
    もうすぐいっぱい: (
      <TextArea name="area_near" label={LABEL} need="optional" limit={60} defaultValue={'あ'.repeat(56)} />
    ),
    '長すぎる・誤り': (
      <TextArea
        name="area_error"
        label={LABEL}
        need="required"
        limit={20}
        defaultValue={'長い文です。'.repeat(5)}
        error="20文字以内で入力してください"
      />
    ),
    使えない: <TextArea name="area_closed" label={LABEL} defaultValue="いまは変えられません" disabled />,
  },
};
