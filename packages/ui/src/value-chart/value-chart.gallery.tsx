import {
  A_YEAR,
  A_YEAR_OF_PULSE,
  EXAMPLE_TODAY,
  EXAMPLE_TREATMENT_DAYS,
  exampleTest,
  FOUR_WEEKS,
  PRESSURE,
  TEMPERATURE,
} from '../chart-frame/example-series.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { ValueChart, ValueTable } from './index.ts';

const dated = { period: FOUR_WEEKS, treatmentDays: EXAMPLE_TREATMENT_DAYS, today: EXAMPLE_TODAY };

const MARKER = exampleTest('CEA', 'ng/mL', [
  [24, '<0.5', '0.0', '5.0'],
  [14, '2.1', '0.0', '5.0'],
  [3, '1.8', undefined, '3.4'],
]);

export const valueChartGallery: PartGallery = {
  noun: 'value-chart',
  title: '値のグラフ',
  room: 'wide',
  states: {
    '体温、間のあいた日': <ValueChart {...dated} series={TEMPERATURE} />,
    二本の線: <ValueChart {...dated} series={PRESSURE} />,
    '紙の範囲と、開いた印': <ValueChart {...dated} series={MARKER} />,
    一つだけ: <ValueChart {...dated} series={exampleTest('ヘモグロビン', 'g/dL', [[5, '11.4']])} />,
    数字ではない値: <ValueChart {...dated} series={exampleTest('尿糖', '', [[5, '陰性']])} />,
    長い名前: (
      <ValueChart
        {...dated}
        series={exampleTest('可溶性インターロイキン２レセプター（血清・院外）', 'U/mL・ミリリットル', [
          [20, '1,234'],
          [5, '980'],
        ])}
      />
    ),
    一年: <ValueChart {...dated} period={A_YEAR} series={A_YEAR_OF_PULSE} />,
    表: <ValueTable today={EXAMPLE_TODAY} series={TEMPERATURE} />,
    範囲のある表: <ValueTable today={EXAMPLE_TODAY} series={MARKER} />,
    二本の線の表: <ValueTable today={EXAMPLE_TODAY} series={PRESSURE} />,
  },
};
