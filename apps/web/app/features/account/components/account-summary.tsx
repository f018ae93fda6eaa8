import { ageOn, formatBirthday } from '@hidamari/domain/japanese-dates';
import { fieldLabel, formatPostalCode, PROFILE_FIELDS, profileFieldsOf } from '@hidamari/domain/members';
import { GENDERS, RELATIONSHIPS, STAGES } from '@hidamari/domain/option-sets';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { joinDay } from '@hidamari/ui/date-fields';
import { DefinitionList } from '@hidamari/ui/definition-list';
import type { IllnessChoices } from '../../../parts/person-form/illness-choices.ts';
import { kanaOf, nameOf } from '../../../parts/person-form/person-values.ts';
import type { AccountValues, CancerValues } from '../account-form.ts';

type Labelled = readonly { value: string; label: string }[];

const labelIn = (options: Labelled, value: string) =>
  options.find((option) => option.value === value)?.label ?? '';

function bornOn(day: string, today: string): string {
  return day === '' ? '' : `${formatBirthday(day)}（${ageOn(day, today)}歳）`;
}

function cancerText(cancer: CancerValues, choices: IllnessChoices | null): string {
  const types = choices?.cancers.flatMap(({ options }) => options) ?? [];
  const since = cancer.year && cancer.month ? `${cancer.year}年${cancer.month}月に診断` : '';
  return [
    labelIn(types, cancer.cancer_type_id),
    labelIn(choices?.statuses ?? [], cancer.treatment_status_id),
    cancer.stage === 'no-response' ? '' : labelIn(STAGES, cancer.stage),
    labelIn(choices?.times ?? [], cancer.diagnosed_time_id),
    since,
  ]
    .filter(Boolean)
    .join('・');
}

function addressText(values: AccountValues): string {
  const prefecture = PREFECTURES.find(({ key }) => key === values.prefecture)?.label;
  const code = values.postal_code === '' ? '' : `〒${formatPostalCode(values.postal_code)}`;
  return [code, prefecture, values.city, values.address].filter(Boolean).join(' ');
}

/** Everything as it will be saved, to be read once more (入力 → 確認 → 完了). An empty line says 未入力. */
export function AccountSummary(props: {
  values: AccountValues;
  choices: IllnessChoices | null;
  today: string;
}) {
  const { values, choices, today } = props;
  const { agent } = values;
  const rows = [
    { term: 'お名前', description: nameOf(values) },
    { term: 'お名前（カナ）', description: kanaOf(values) },
    { term: fieldLabel('birthday'), description: bornOn(joinDay(values.birthday), today) },
    { term: fieldLabel('sex'), description: labelIn(GENDERS, values.sex) },
    { term: 'ご住所', description: addressText(values) },
    {
      term: fieldLabel('is_self'),
      description:
        values.who === 'self'
          ? 'わたし（本人）'
          : `家族など身近な人（${labelIn(RELATIONSHIPS, values.relationship)}）`,
    },
    ...(values.hasAgent ? [{ term: fieldLabel('agent'), description: nameOf(agent) }] : []),
    {
      term: 'いまの状況',
      description: values.cancers
        .map((cancer) => cancerText(cancer, choices))
        .filter(Boolean)
        .join('、'),
    },
    ...profileFieldsOf(PROFILE_FIELDS.illness).map(({ name, field }) => ({
      term: field.label,
      description: values[name],
    })),
    {
      term: fieldLabel('supporters'),
      description: values.supporters
        .map(({ nickname, relationship }) => `${nickname}（${labelIn(RELATIONSHIPS, relationship)}）`)
        .join('、'),
    },
    {
      term: 'お知らせのメール',
      description: values.accepts_info_delivery ? '受け取る' : '受け取らない',
    },
  ];
  return <DefinitionList items={rows} />;
}
