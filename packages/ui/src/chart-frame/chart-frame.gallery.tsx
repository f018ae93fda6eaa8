import type { PartGallery } from '../gallery/part-gallery.ts';
import { ChartAxis, ChartRow, ChartTable, NOT_WRITTEN, TreatmentBands } from './chart-frame.tsx';
import { EXAMPLE_TODAY, EXAMPLE_TREATMENT_DAYS, FOUR_WEEKS } from './example-series.ts';

const dated = { period: FOUR_WEEKS, treatmentDays: EXAMPLE_TREATMENT_DAYS };

export const chartFrameGallery: PartGallery = {
  noun: 'chart-frame',
  title: 'グラフの枠',
  room: 'wide',
  states: {
    枠と日付: (
      <ChartRow name="だるさ" newest="今日は軽い">
        <svg className="ui-chart-drawing" width="100%" height={40} aria-hidden="true">
          <TreatmentBands {...dated} height={40} />
        </svg>
        <ChartAxis {...dated} today={EXAMPLE_TODAY} />
      </ChartRow>
    ),
    表: (
      <ChartTable
        caption="日ごとの症状"
        heads={['だるさ', 'しびれ']}
        rows={[
          { key: 'a', day: '11月20日', cells: ['軽い', NOT_WRITTEN] },
          { key: 'b', day: '11月10日 点滴', cells: ['中くらい', 'なし'] },
        ]}
      />
    ),
    何もない表: <ChartTable caption="記録のない表" heads={['だるさ']} rows={[]} />,
  },
};
