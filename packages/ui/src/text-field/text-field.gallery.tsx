import { Button } from '../button/index.ts';
import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { TextField } from './index.ts';

export const textFieldGallery: PartGallery = {
  noun: 'text-field',
  title: '一行の欄',
  states: {
    空: <TextField name="text_empty" label="病院の名前" need="optional" />,
    入力ずみ: (
      <TextField name="text_filled" label="病院の名前" need="optional" defaultValue="日だまり総合病院" />
    ),
    説明と前の印: (
      <TextField
        name="text_postal"
        label="郵便番号"
        need="optional"
        hint="例：182-0026"
        prefix="〒"
        width="short"
        inputMode="numeric"
        after={
          <div>
            <Button kind="plain">住所を自動入力</Button>
          </div>
        }
      />
    ),
    後の印: (
      <TextField name="text_heat" label="体温" need="optional" suffix="℃" width="short" inputMode="decimal" />
    ),
    誤り: (
      <TextField
        name="text_error"
        label="郵便番号"
        need="required"
        defaultValue="182"
        error="郵便番号は7桁の数字で入力してください"
      />
    ),
    知らせ: (
      <TextField
        name="text_note"
        label="セイ"
        need="required"
        defaultValue="ミホン"
        note="ふりがなを自動で入れました。違うときは直してください。"
      />
    ),
    使えない: <TextField name="text_closed" label="会員番号" defaultValue="いまは変えられません" disabled />,
    長い言葉: (
      <TextField
        name="text_long"
        label={LONG_WORDS}
        need="optional"
        hint={LONG_WORDS}
        defaultValue={LONG_WORDS}
        error={`${LONG_WORDS}を、もう一度ご確認ください`}
      />
    ),
  },
};
