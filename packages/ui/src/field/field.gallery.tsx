import type { PartGallery } from '../gallery/part-gallery.ts';
import { TextField } from '../text-field/index.ts';
import { Field, FieldError, FieldGroup, FieldRow, Fields, NeedBadge } from './index.ts';

export const fieldGallery: PartGallery = {
  noun: 'field',
  title: '欄の枠',
  states: {
    札: (
      <p>
        <NeedBadge need="required" /> <NeedBadge need="optional" />
      </p>
    ),
    誤りの言葉: <FieldError id="field-error-example">郵便番号は7桁の数字で入力してください</FieldError>,
    ひとつの枠: (
      <Field name="frame_one" label="病院の名前" need="optional" hint="わかるところまでで大丈夫です。">
        {(wiring) => <input className="ui-input" {...wiring} />}
      </Field>
    ),
    'ひとつの問いに、いくつかの欄': (
      <FieldGroup name="frame_group" label="血圧" need="optional" error="上の血圧は数字で入力してください">
        {(wiring) => <input className="ui-input" aria-label="上の血圧" {...wiring} />}
      </FieldGroup>
    ),
    横に並ぶ: (
      <Fields>
        <FieldRow>
          <TextField name="frame_family_name" label="姓" need="required" defaultValue="見本" />
          <TextField name="frame_first_name" label="名" need="required" error="名を入力してください" />
        </FieldRow>
        <TextField name="frame_below" label="次の欄" need="optional" />
      </Fields>
    ),
  },
};
