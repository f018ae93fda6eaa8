import { useState } from 'react';
import { press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { Chip, ChipLink, Chips } from './chips.tsx';

const WORDS = ['だるさ', 'しびれ', '吐き気', '食欲がない', 'ねむれない', '気分が落ちこむ', '髪がぬける'];

function PressedChips() {
  const [pressed, setPressed] = useState<readonly string[]>(['だるさ']);
  const turn = (word: string) =>
    setPressed(pressed.includes(word) ? pressed.filter((other) => other !== word) : [...pressed, word]);
  return (
    <Chips name="症状を選ぶ">
      {WORDS.map((word) => (
        <Chip key={word} pressed={pressed.includes(word)} onPress={() => turn(word)}>
          {word}
        </Chip>
      ))}
    </Chips>
  );
}

export const chipsGallery: PartGallery = {
  noun: 'chips',
  title: '札のボタン',
  states: {
    押す: <PressedChips />,
    数とアイコン: (
      <Chips name="しぼりこむ">
        <Chip pressed icon="hospital" onPress={press} count={12}>
          病院
        </Chip>
        <Chip pressed={false} onPress={press} count={0}>
          保険の案内
        </Chip>
      </Chips>
    ),
    外せる: (
      <Chips name="しぼりこみ">
        <Chip pressed removable icon="thermo" onPress={press}>
          症状
        </Chip>
        <Chip pressed={false} removable icon="pill" onPress={press}>
          薬
        </Chip>
      </Chips>
    ),
    リンク: (
      <Chips name="困りごと">
        <ChipLink href="#chips" current>
          すべて
        </ChipLink>
        <ChipLink href="#chips" icon="yen">
          お金
        </ChipLink>
      </Chips>
    ),
    横に送る: (
      <Chips name="横に送れる札" scroll>
        {WORDS.map((word) => (
          <ChipLink key={word} href="#chips">
            {word}
          </ChipLink>
        ))}
      </Chips>
    ),
  },
};
