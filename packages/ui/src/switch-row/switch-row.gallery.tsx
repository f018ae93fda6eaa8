import { useState } from 'react';
import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { SwitchRow, type SwitchRowProps } from './switch-row.tsx';

function Turned({ checked: atFirst, ...row }: Omit<SwitchRowProps, 'onChange'>) {
  const [checked, setChecked] = useState(atFirst);
  return <SwitchRow {...row} checked={checked} onChange={setChecked} />;
}

export const switchRowGallery: PartGallery = {
  noun: 'switch-row',
  title: 'オンとオフ',
  states: {
    オン: <Turned label="お返事が届いたとき" note="相談のお返事と、相談のまとめです。" checked />,
    オフ: <Turned label="月に一度のふり返り" checked={false} />,
    使えない: <Turned label="いまは選べません" note="ご本人だけが変えられます。" checked disabled />,
    長い言葉: <Turned label={LONG_WORDS} note={LONG_WORDS} checked={false} />,
  },
};
