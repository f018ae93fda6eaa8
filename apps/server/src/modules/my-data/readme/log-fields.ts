import { fieldLabel } from '@hidamari/domain/members';
import {
  fieldsOf,
  LOG_FIELDS,
  LOG_PART_TITLES,
  type LogField,
  type LogFields,
  MEASUREMENTS,
  SYMPTOM_DAY_TEXT,
  SYMPTOM_SCALES,
  SYMPTOMS,
  TODAY_STEPS,
} from '@hidamari/domain/treatment-logs';
import type { DocumentedField } from '../my-data-needs.ts';
import { choices } from './choices.ts';

const keys = SYMPTOMS.map(({ key, label }) => ({ value: key, label }));
const kinds = MEASUREMENTS.map(({ kind, label, unit }) => ({ value: kind, label: `${label}（${unit}）` }));
const scales = SYMPTOM_SCALES.map(
  ({ key, question, steps }): DocumentedField => [
    `symptoms[].${key}`,
    `${question}（この7日間。${choices(steps)}）`,
  ],
);

/** Where each part stands in the document. */
const PLACES: Readonly<Record<keyof LogFields, string>> = {
  log: '',
  visit: 'visit.',
  medicines: 'medicines[].',
  life: 'life.',
  other: 'other.',
  test_results: 'test_results[].',
  'test_results.rows': 'test_results[].rows[].',
  treatments: 'treatments[].',
};

function described(field: LogField): string {
  if (field.input === 'choice' || field.input === 'scale')
    return `${field.label}（${choices(field.options)}）`;
  if (field.input !== 'number') return field.label;
  return field.orElse ? `${field.label}（${choices([field.orElse])}）` : (field.heading ?? field.label);
}

const fieldsIn = (part: keyof LogFields): DocumentedField[] =>
  fieldsOf(LOG_FIELDS[part]).map(({ name, field }) => [`${PLACES[part]}${name}`, described(field)]);

/** Every field of a log in the document; a test compares them with the contract's own schema. */
export const DOCUMENTED_LOG_FIELDS: readonly DocumentedField[] = [
  ['id', '記録番号'],
  ['log_date', fieldLabel('log_date')],
  ['log_time', `${fieldLabel('log_time')}（HH:mm）`],
  ...fieldsIn('log'),
  ['is_visiting_hospital_log', '「受診・入院」の記録か（true＝はい、false＝いいえ。以下の4つも同じ）'],
  ['is_medicine_log', '「薬」の記録か'],
  ['is_condition_log', '「症状」の記録か'],
  ['is_life_log', '「くらし」の記録か'],
  ['is_other_log', '「その他」の記録か'],
  ['visit', LOG_PART_TITLES.visit],
  ...fieldsIn('visit'),
  ['medicines[]', LOG_PART_TITLES.medicines],
  ...fieldsIn('medicines'),
  ['symptoms[]', LOG_PART_TITLES.symptoms],
  ['symptoms[].key', `${fieldLabel('symptoms.key')}（${choices(keys)}）`],
  ...scales,
  ['symptoms[].today', `${SYMPTOM_DAY_TEXT}（${choices(TODAY_STEPS)}）`],
  ['measurements[]', LOG_PART_TITLES.measurements],
  ['measurements[].kind', `${fieldLabel('measurements.kind')}（${choices(kinds)}）`],
  ['measurements[].value', fieldLabel('measurements.value')],
  ['measurements[].measured_at', `${fieldLabel('measured_at')}（HH:mm）`],
  ['life', LOG_PART_TITLES.life],
  ...fieldsIn('life'),
  ['other', LOG_PART_TITLES.other],
  ...fieldsIn('other'),
  ['test_results[]', LOG_PART_TITLES.test_results],
  ...fieldsIn('test_results'),
  ['test_results[].rows[]', '項目ごとの結果'],
  ...fieldsIn('test_results.rows'),
  ['test_results[].images[]', `${fieldLabel('test_results.images')}の番号（imagesフォルダーのファイル名）`],
  ['treatments[]', LOG_PART_TITLES.treatments],
  ...fieldsIn('treatments'),
  ['images[]', `${fieldLabel('images')}の番号（imagesフォルダーのファイル名）`],
  ['files[]', `${fieldLabel('images')}のくわしいこと`],
  ['files[].key', '番号'],
  ['files[].content_type', '種類'],
  ['files[].bytes', '大きさ（バイト）'],
  ['files[].has_thumbnail', '小さな画像があるか'],
  ['share_with_supporter', '相談員に見せるか（true＝見せる）'],
  ['next_visit_id', '次の診察の番号'],
  ['viewed_at', '相談員の返事を、この日時までのものは読んだ（なければ空）'],
  ['comments[]', '相談員のコメント（あるときだけ）'],
  ['comments[].id', '番号'],
  ['comments[].staff_name', '書いた相談員の名前'],
  ['comments[].text', 'コメントの文'],
  ['comments[].at', '書かれた日時'],
  ['created_at', '書いた日時'],
  ['updated_at', '直した日時'],
  ['version', '何回目に保存した内容か'],
];
