import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartAxis } from '../chart-frame/chart-frame.tsx';
import {
  A_YEAR,
  A_YEAR_OF_PAIN,
  A_YEAR_OF_PULSE,
  EXAMPLE_TODAY,
  EXAMPLE_TREATMENT_DAYS,
  exampleSymptom,
  exampleTest,
  FOUR_WEEKS,
  NUMB,
  PRESSURE,
  TEMPERATURE,
  TIRED,
} from '../chart-frame/example-series.ts';
import { ValueChart, ValueTable } from '../value-chart/index.ts';
import { SymptomStrip, SymptomTable } from './symptom-strip.tsx';

const dated = { period: FOUR_WEEKS, treatmentDays: EXAMPLE_TREATMENT_DAYS, today: EXAMPLE_TODAY };
const count = (text: string, piece: string | RegExp) => text.split(piece).length - 1;
/** Words between tags, each cell or line apart. */
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('症状のグラフ', () => {
  it('絵の名前が、いちばん強い日と日数を言葉で言う', () => {
    const strip = html(<SymptomStrip {...dated} series={TIRED} hasTopWord />);
    expect(strip).toContain('role="img"');
    expect(strip).toContain('だるさ。4週間で28日。いちばん強い日は10月29日の「とても強い」です。</title>');
    expect(wordsOf(strip)).toContain('|今日は軽い|');
    expect(count(strip, 'class="ui-strip-bar"')).toBe(28);
    expect(count(strip, 'class="ui-chart-band"')).toBe(2);
  });

  it('書いていない日に棒はなく、「なし」の日には低い線があり、7日間の答えは形がちがう', () => {
    const strip = html(<SymptomStrip {...dated} series={NUMB} />);
    expect(count(strip, 'class="ui-strip-bar"')).toBe(NUMB.days.length);
    expect(count(strip, 'data-level="0"')).toBe(4);
    expect(count(strip, 'data-recall="week"')).toBe(2);
  });

  it('一年の場合、棒は週ごとにまとまる', () => {
    const strip = html(<SymptomStrip {...dated} period={A_YEAR} series={A_YEAR_OF_PAIN} />);
    expect(count(strip, 'class="ui-strip-bar"')).toBe(52);
  });

  it('表は新しい日から並び、書いていないことと「なし」を分け、点滴の日を言葉で示す', () => {
    const series = [exampleSymptom('pain', [2, null, 0]), exampleSymptom('cough', [-1, null, null])];
    const table = wordsOf(
      html(
        <SymptomTable
          caption="症状"
          {...dated}
          treatmentDays={EXAMPLE_TREATMENT_DAYS.slice(1)}
          series={series}
        />,
      ),
    );
    expect(table).toBe(
      '|症状|日|痛み|せき|11月20日|なし|−|書いていません|11月18日|中くらい|軽い（この7日間）|11月10日 点滴|−|書いていません|−|書いていません|',
    );
  });
});

it('今年でない日は、絵でも表でも年をつける', () => {
  const next = { ...dated, today: '2027-01-10' };
  expect(html(<SymptomStrip {...next} series={TIRED} />)).toContain('いちばん強い日は2026年10月29日の');
  expect(html(<SymptomTable {...next} caption="症状" series={[TIRED]} />)).toContain('>2026年11月10日 点滴<');
  expect(wordsOf(html(<ValueChart {...next} series={TEMPERATURE} />))).toContain('|2026年11月18日 ');
  expect(wordsOf(html(<ValueTable today={next.today} series={TEMPERATURE} />))).toContain('|2026年11月18日|');
});

describe('値のグラフ', () => {
  it('絵の名前が、単位と、値の低いほうと高いほうと、紙の範囲を言う', () => {
    const chart = html(
      <ValueChart
        {...dated}
        series={exampleTest('CEA', 'ng/mL', [
          [9, '2.1', '0.0', '5.0'],
          [2, '1.8', '0.0', '5.0'],
        ])}
      />,
    );
    expect(chart).toContain(
      'CEA（ng/mL）。4週間で2回、1.8から2.1まで。点線の間は、検査の紙の範囲 0.0〜5.0。</title>',
    );
    expect(chart).not.toMatch(/異常|正常|高値|低値|危険/);
  });

  it('「<0.5」は開いた印で、二本めの線は形と線のちがいで分かる', () => {
    const chart = html(
      <ValueChart
        {...dated}
        series={exampleTest('CEA', '', [
          [9, '<0.5'],
          [2, '1.8'],
        ])}
      />,
    );
    expect(count(chart, 'data-open=""')).toBe(1);
    const two = html(<ValueChart {...dated} series={PRESSURE} />);
    expect(count(two, /<rect class="ui-chart-point"/)).toBe(6);
    expect(count(two, 'data-second=""')).toBe(2);
    expect(wordsOf(two)).toContain('|上|下|');
  });

  it('間のあいた値はつながず、点が多い場合は線だけにする', () => {
    expect(html(<ValueChart {...dated} series={TEMPERATURE} />)).toMatch(/d="M[^"M]+M[^"M]+"/);
    const year = html(<ValueChart {...dated} period={A_YEAR} series={A_YEAR_OF_PULSE} />);
    expect(count(year, 'class="ui-chart-point"')).toBe(1);
  });

  it('数字ではない値の場合、絵の代わりに表を案内する', () => {
    const chart = html(<ValueChart {...dated} series={exampleTest('尿糖', '', [[5, '陰性']])} />);
    expect(chart).not.toContain('<svg');
    expect(chart).toContain('表でご覧ください');
  });

  it('表は、同じ日の値を時刻とともに並べ、書いたとおりの値と範囲を示す', () => {
    const rows = wordsOf(html(<ValueTable today={EXAMPLE_TODAY} series={TEMPERATURE} />));
    expect(rows).toContain('|11月18日|36.4℃|7:00|36.8℃|21:30|11月10日|36.5℃|');
    const sheet = exampleTest('CEA', 'ng/mL', [
      [9, '＜０．５', '0.0', '5.0'],
      [2, '陰性'],
    ]);
    expect(wordsOf(html(<ValueTable today={EXAMPLE_TODAY} series={sheet} />))).toBe(
      '|CEA（ng/mL）|日|値|検査の紙の範囲|11月18日|陰性|−|書いていません|11月11日|＜０．５ ng/mL|0.0〜5.0|',
    );
  });
});

it('日付の文字は読み上げず、絵と表が伝える', () => {
  expect(html(<ChartAxis {...dated} />)).toContain('aria-hidden="true"');
});
