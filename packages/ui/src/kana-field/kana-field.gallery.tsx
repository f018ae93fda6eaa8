import { useState } from 'react';
import { FieldRow } from '../field/index.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { TextField } from '../text-field/index.ts';
import { KanaField, useKanaFill } from './index.ts';

function FilledWhileTyping() {
  const [kana, setKana] = useState('');
  return (
    <FieldRow>
      <TextField name="kana_name" label="姓" need="required" {...useKanaFill(kana, setKana)} />
      <KanaField
        name="kana_reading"
        label="セイ"
        need="required"
        value={kana}
        onChange={(event) => setKana(event.target.value)}
        note={kana ? 'ふりがなを自動で入れました。違うときは直してください。' : undefined}
      />
    </FieldRow>
  );
}

export const kanaFieldGallery: PartGallery = {
  noun: 'kana-field',
  title: 'ふりがなの欄',
  states: {
    漢字を書くと入る: <FilledWhileTyping />,
    誤り: (
      <KanaField
        name="kana_error"
        label="メイ"
        need="required"
        defaultValue="見本"
        error="メイはカタカナで入力してください"
      />
    ),
  },
};
