import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckPicks, TickField } from '../check-picks/index.ts';
import { CodeField } from '../code-field/code-field.tsx';
import { DateFields } from '../date-fields/index.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioPicks } from '../radio-picks/radio-picks.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/index.ts';
import { WordScale } from '../word-scale/word-scale.tsx';

const OPTIONS = [
  { value: 'yes', label: 'はい' },
  { value: 'no-response', label: '答えたくない' },
];

/** Every id in the markup, and every id something refers to. */
function wiring(html: string) {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const uses = [...html.matchAll(/ (?:for|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/g)];
  return { ids, referred: uses.flatMap(([, value = '']) => value.split(' ')) };
}

const EXAMPLES = {
  TextField: (
    <TextField name="x" label="郵便番号" need="required" hint="例：182-0026" error="直してください" note="" />
  ),
  TextArea: (
    <TextArea name="x" label="メモ" need="optional" hint="自由に" error="直してください" limit={10} />
  ),
  SelectField: <SelectField name="x" label="都道府県" need="required" hint="h" error="e" options={OPTIONS} />,
  RadioPicks: <RadioPicks name="x" label="了承" need="required" hint="h" error="e" options={OPTIONS} />,
  CheckPicks: (
    <CheckPicks name="x" label="知りたいこと" need="optional" hint="h" error="e" options={OPTIONS} />
  ),
  TickField: <TickField name="x" label="同意します" need="required" note="n" error="e" />,
  DateFields: (
    <DateFields
      name="x"
      label="生年月日"
      need="required"
      hint="h"
      error="e"
      years={{ from: 1950, to: 1955 }}
    />
  ),
  PasswordField: (
    <PasswordField name="x" label="パスワード" need="required" error="e" autoComplete="new-password" />
  ),
  CodeField: <CodeField name="x" label="確認コード" need="required" error="e" />,
  WordScale: <WordScale name="x" label="だるさ" need="optional" hint="h" error="e" />,
};

describe.each(Object.entries(EXAMPLES))('%s', (_name, element) => {
  const html = renderToStaticMarkup(element);

  it('参照するidは、すべて一度だけ存在する', () => {
    const { ids, referred } = wiring(html);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });

  // @proves page form: wrong field
  it('誤りがある場合、入力欄に印がつき、誤りの文を読み上げる', () => {
    const control = /<(?:input|textarea|select)[^>]* id="x"[^>]*>/.exec(html)?.[0] ?? '';
    expect(control).toContain('aria-invalid="true"');
    expect(control).toMatch(/aria-describedby="x-error/);
    expect(html).toContain('id="x-error"');
  });

  it('必須か任意かを言葉で示す', () => {
    expect(html).toMatch(/>(必須|任意)</);
  });
});

describe('TextField', () => {
  it('名札、印、説明、入力欄、誤りの順に並ぶ', () => {
    const html = renderToStaticMarkup(EXAMPLES.TextField);
    const order = ['郵便番号', '必須', '例：182-0026', '<input', '直してください'].map((text) =>
      html.indexOf(text),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('誤りがない場合、誤りの印を持たない', () => {
    const html = renderToStaticMarkup(<TextField name="x" label="姓" need="required" />);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
    expect(html).toContain('aria-required="true"');
  });
});

describe('TextArea', () => {
  it('文字数は、見える文字の数で数える', () => {
    const html = renderToStaticMarkup(<TextArea name="x" label="メモ" limit={1000} defaultValue="が𠮷" />);
    expect(html).toContain('2／1,000文字');
  });

  it('残りが1割を切る場合、残りの文字数を伝える', () => {
    const html = renderToStaticMarkup(
      <TextArea name="x" label="メモ" limit={10} defaultValue="あいうえおかきくけ" />,
    );
    expect(html).toContain('あと1文字');
  });
});

describe('DateFields', () => {
  it('年は西暦と和暦で示し、改元の年は両方を示す', () => {
    const html = renderToStaticMarkup(
      <DateFields name="b" label="生年月日" years={{ from: 1988, to: 1990 }} birthday />,
    );
    expect(html).toContain('1989年（昭和64年・平成元年）');
    expect(html).toContain('autoComplete="bday-year"');
  });

  it('2月を選んだ場合、その年にある日だけを示す', () => {
    const html = renderToStaticMarkup(
      <DateFields name="b" label="日付" years={{ from: 2025, to: 2026 }} defaultDay="2026-02-10" />,
    );
    expect(html).toContain('28日');
    expect(html).not.toContain('29日');
  });
});

describe('WordScale', () => {
  it('段階は数ではなく言葉で示す', () => {
    const html = renderToStaticMarkup(<WordScale name="s" label="だるさ" defaultValue={3} />);
    expect(html.match(/type="radio"/g)).toHaveLength(5);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="3"|<input[^>]*value="3"[^>]*checked=""/);
    for (const word of ['なし', '軽い', '中くらい', '強い', 'とても']) expect(html).toContain(word);
  });
});
