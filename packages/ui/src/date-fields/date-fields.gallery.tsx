import type { PartGallery } from '../gallery/part-gallery.ts';
import { DateFields } from './index.ts';

const YEARS = { from: 1920, to: 2008 };

export const dateFieldsGallery: PartGallery = {
  noun: 'date-fields',
  title: '年・月・日',
  states: {
    空: <DateFields name="date_empty" label="診断を受けた日" need="optional" years={YEARS} newestFirst />,
    選んだ: (
      <DateFields
        name="date_chosen"
        label="生年月日"
        need="required"
        years={YEARS}
        defaultDay="1953-05-03"
        birthday
      />
    ),
    誤り: (
      <DateFields
        name="date_error"
        label="生年月日"
        need="required"
        years={YEARS}
        hint="ご加入の確認に使います。"
        error="生年月日を選んでください"
      />
    ),
  },
};
