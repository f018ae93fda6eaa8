import type { ChangeEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actOfKey, movedActive } from './combobox-keys.ts';
import { Combobox, NO_SUGGESTIONS, SuggestionList, type Suggestions } from './index.ts';
import { suggestionWords } from './suggestions.ts';
import { useCombobox } from './use-combobox.ts';

const ROWS = [
  { id: 'a', label: 'ひなた病院', detail: '東京都 調布市', tag: '見本', mark: [0, 2] as const },
  { id: 'b', label: '日向医院' },
];

describe('キーのはたらき', () => {
  const act = (key: string, state: { isOpen: boolean; hasActive: boolean }, more = {}) =>
    actOfKey({ key, altKey: false, isComposing: false, ...more }, state);
  const OPEN = { isOpen: true, hasActive: false };
  const AT_ROW = { isOpen: true, hasActive: true };
  const CLOSED = { isOpen: false, hasActive: false };

  it.each([
    ['ArrowDown', CLOSED, 'open'],
    ['ArrowDown', OPEN, 'next'],
    ['ArrowUp', OPEN, 'previous'],
    ['ArrowUp', CLOSED, null],
    ['Enter', AT_ROW, 'choose'],
    ['Enter', OPEN, null],
    ['Enter', CLOSED, null],
    ['Escape', OPEN, 'close'],
    ['Escape', CLOSED, null],
    ['Tab', AT_ROW, null],
    ['Home', AT_ROW, null],
    ['あ', AT_ROW, null],
  ])('%s は、%j のとき %s', (key, state, expected) => {
    expect(act(key, state)).toBe(expected);
  });

  it('Altを押しながらの上で閉じ、下で開く', () => {
    expect(act('ArrowUp', AT_ROW, { altKey: true })).toBe('close');
    expect(act('ArrowDown', CLOSED, { altKey: true })).toBe('open');
    expect(act('ArrowDown', AT_ROW, { altKey: true })).toBeNull();
  });

  it.each(['Enter', 'ArrowDown', 'ArrowUp', 'Escape'])(
    '変換の途中の場合、%s は変換のもので、候補には何もしない',
    (key) => {
      for (const state of [AT_ROW, OPEN, CLOSED]) expect(act(key, state, { isComposing: true })).toBeNull();
    },
  );

  it.each([
    [null, 1, 0],
    [0, 1, 1],
    [2, 1, null],
    [null, -1, 2],
    [0, -1, null],
    [2, -1, 1],
  ] as const)('三行のうち %s から %s 進むと %s', (from, step, to) => {
    expect(movedActive(from, step, 3)).toBe(to);
  });
});

type ComboboxField = ReturnType<typeof useCombobox>['field'];

/** A combobox of which nothing is drawn: its field goes to whoever tests what happens in it. */
function TakenField(props: { onSearch: (text: string) => void; take: (field: ComboboxField) => void }) {
  const handlers = { onType: () => {}, onSearch: props.onSearch, onChoose: () => {} };
  props.take(useCombobox({ value: '', suggestions: NO_SUGGESTIONS, ...handlers }).field);
  return null;
}

describe('いつ調べるか（G73）', () => {
  const asked = vi.fn();
  /** The field that somebody writes in. */
  const input = { value: '' } as HTMLInputElement;

  function fieldOf(): ComboboxField {
    const fields: ComboboxField[] = [];
    renderToStaticMarkup(<TakenField onSearch={asked} take={(field) => fields.push(field)} />);
    return fields[0] as ComboboxField;
  }

  const typeIn = (field: ComboboxField) => (text: string) => {
    input.value = text;
    field.onChange({ currentTarget: input } as ChangeEvent<HTMLInputElement>);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { activeElement: input });
    asked.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('0.3秒休むと調べ、それより前には調べない', () => {
    const type = typeIn(fieldOf());
    type('ひ');
    vi.advanceTimersByTime(299);
    type('ひな');
    vi.advanceTimersByTime(299);
    expect(asked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(asked.mock.calls).toEqual([['ひな']]);
  });

  it('変換の途中では、休んでも調べず、決めた言葉だけを調べる', () => {
    const field = fieldOf();
    const type = typeIn(field);
    field.onCompositionStart();
    for (const text of ['n', 'の', 'のがわ', '野川']) {
      type(text);
      vi.advanceTimersByTime(1_000);
    }
    expect(asked).not.toHaveBeenCalled();
    field.onCompositionEnd({ currentTarget: input });
    vi.advanceTimersByTime(1_000);
    expect(asked.mock.calls).toEqual([['野川']]);
  });
});

describe('候補の知らせ（G73）', () => {
  it.each<[Suggestions, string, boolean]>([
    [NO_SUGGESTIONS, '', false],
    [{ state: 'asking', rows: [] }, '', false],
    [{ state: 'ready', rows: ROWS }, '候補が2件あります。', false],
    [
      { state: 'ready', rows: ROWS, hasMore: true },
      '候補が2件あります。続けて入力すると、しぼりこめます。',
      false,
    ],
    [{ state: 'ready', rows: [] }, '候補はありません。入力した名前のまま使えます。', true],
    [{ state: 'failed', rows: [] }, '候補を出せませんでした。そのまま入力できます。', true],
  ])('%j のとき「%s」', (suggestions, text, isShown) => {
    expect(suggestionWords(suggestions)).toEqual({ text, isShown });
  });
});

describe('Combobox', () => {
  const drawn = (suggestions: Suggestions) =>
    renderToStaticMarkup(
      <Combobox
        name="visit.hospital_name"
        label="病院の名前"
        value="ひな"
        suggestions={suggestions}
        onType={() => {}}
        onSearch={() => {}}
        onChoose={() => {}}
      />,
    );

  it('書く前は、名前のある一行の欄で、候補は閉じている', () => {
    const html = drawn({ state: 'ready', rows: ROWS });
    expect(html).toMatch(/<label for="visit.hospital_name"/);
    expect(html).toMatch(/<input[^>]*role="combobox"[^>]*aria-expanded="false"/);
    expect(html).toContain('value="ひな"');
    expect(html).not.toContain('role="listbox"');
    expect(html).not.toContain('aria-controls');
  });

  it('一覧は、候補と、最後に「そのまま使う」を並べ、選ばれている行と入力した部分を示す', () => {
    const html = renderToStaticMarkup(
      <SuggestionList id="list" rows={ROWS} activeId="b" typed="ひな " onChoose={() => {}} />,
    );
    expect(html.match(/role="option"/g)).toHaveLength(3);
    expect(html).toMatch(/id="list-b"[^>]*aria-selected="true"/);
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html).toContain('<mark>ひな</mark>た病院');
    expect(html).toContain('東京都 調布市');
    expect(html).toContain('見本');
    expect(html).toContain('「ひな」のまま使う');
  });
});
