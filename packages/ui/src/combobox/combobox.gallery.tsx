import { useState } from 'react';
import { LONG_WORDS, press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import {
  Combobox,
  NO_SUGGESTIONS,
  type Suggestion,
  SuggestionList,
  SuggestionNote,
  type Suggestions,
} from './index.ts';

const ROWS: readonly Suggestion[] = [
  { id: 'hinata', label: 'ひなた総合病院（架空）', detail: '東京都 調布市', tag: '見本', mark: [0, 2] },
  { id: 'hinagiku', label: 'ひなぎく野クリニック（架空）', detail: '東京都 三鷹市', mark: [0, 2] },
  { id: 'minami', label: 'みなみひなの病院（架空）', detail: '東京都 府中市', mark: [3, 5] },
];
const LONG_ROWS: readonly Suggestion[] = [
  { id: 'long', label: LONG_WORDS, detail: LONG_WORDS, tag: '見本', mark: null },
];

/** Suggestions that come at once, for what begins with ひな. */
function Choosing() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const rows = ROWS.filter(({ label }) => label.includes(asked));
  const suggestions: Suggestions = asked.length < 2 ? NO_SUGGESTIONS : { state: 'ready', rows };
  return (
    <Combobox
      name="combobox_choosing"
      label="病院の名前"
      need="optional"
      hint="2文字入れると候補が出ます。候補にない名前も書けます。"
      value={text}
      suggestions={suggestions}
      onType={setText}
      onSearch={setAsked}
      onChoose={({ label }) => setText(label)}
    />
  );
}

function AtRest({ name, value, error }: { name: string; value: string; error?: string }) {
  return (
    <Combobox
      name={name}
      label="薬の名前"
      need="required"
      value={value}
      error={error}
      suggestions={NO_SUGGESTIONS}
      onType={press}
      onSearch={press}
      onChoose={press}
    />
  );
}

const list = (name: string, rows: readonly Suggestion[], activeId: string | null, typed = 'ひな') => (
  <SuggestionList id={`${name}-list`} rows={rows} activeId={activeId} typed={typed} onChoose={press} />
);

export const comboboxGallery: PartGallery = {
  noun: 'combobox',
  title: '候補の出る欄',
  states: {
    書くと候補が出る: <Choosing />,
    入力ずみ: <AtRest name="combobox_filled" value="パクリタキセル" />,
    誤り: <AtRest name="combobox_error" value="" error="薬の名前を入力してください" />,
    候補の一覧: list('combobox_rows', ROWS, null),
    候補を選んでいる: list('combobox_active', ROWS, 'hinagiku'),
    候補がない: <SuggestionNote text="候補はありません。入力した名前のまま使えます。" isShown />,
    候補を出せない: <SuggestionNote text="候補を出せませんでした。そのまま入力できます。" isShown />,
    長い言葉: list('combobox_long', LONG_ROWS, 'own-words', LONG_WORDS),
  },
};
