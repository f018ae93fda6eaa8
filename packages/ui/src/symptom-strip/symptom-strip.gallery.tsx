import { ChartAxis } from '../chart-frame/chart-frame.tsx';
import {
  A_YEAR,
  A_YEAR_OF_PAIN,
  EXAMPLE_TODAY,
  EXAMPLE_TREATMENT_DAYS,
  exampleSymptom,
  FOUR_WEEKS,
  NUMB,
  TIRED,
} from '../chart-frame/example-series.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { SymptomStrip, SymptomTable } from './symptom-strip.tsx';

const dated = { period: FOUR_WEEKS, treatmentDays: EXAMPLE_TREATMENT_DAYS, today: EXAMPLE_TODAY };

export const symptomStripGallery: PartGallery = {
  noun: 'symptom-strip',
  title: '症状のグラフ',
  room: 'wide',
  states: {
    四週間: (
      <div>
        <SymptomStrip {...dated} series={TIRED} hasTopWord />
        <ChartAxis {...dated} />
      </div>
    ),
    '書いていない日と、7日間の答え': <SymptomStrip {...dated} series={NUMB} />,
    一日だけ: <SymptomStrip {...dated} series={exampleSymptom('nausea', [3])} />,
    どの日もなし: <SymptomStrip {...dated} series={exampleSymptom('vomiting', [0, 0, null, 0])} />,
    記録なし: <SymptomStrip {...dated} series={exampleSymptom('worry', [])} />,
    一年: <SymptomStrip {...dated} period={A_YEAR} series={A_YEAR_OF_PAIN} />,
    表: <SymptomTable caption="四週間の症状" {...dated} series={[TIRED, NUMB]} />,
  },
};
