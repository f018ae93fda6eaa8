import { ageOn, formatBirthday } from '@hidamari/domain/japanese-dates';
import { isBlank } from '@hidamari/domain/japanese-text';
import { fieldLabel } from '@hidamari/domain/members';
import { GENDERS, REFERRAL_SOURCES, RELATIONSHIPS, type ReferralSource } from '@hidamari/domain/option-sets';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { joinDay } from '@hidamari/ui/date-fields';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { kanaOf, nameOf } from '../../../parts/person-form/person-values.ts';
import type { RegistrationValues } from '../registration-form.ts';

function labelIn(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

function bornOn(day: string, today: string): string {
  return day === '' ? '' : `${formatBirthday(day)} ${ageOn(day, today)}歳`;
}

/** A way of hearing of us; 「その他」 with the words beside it. */
function referralIn({ from_other_text: words }: RegistrationValues, source: ReferralSource): string {
  const label = labelIn(REFERRAL_SOURCES, source);
  return source === 'from_other' && !isBlank(words) ? `${label}（${words.trim()}）` : label;
}

/** Everything that will be registered, to be read once more before it is sent (入力 → 確認 → 完了). */
export function RegistrationSummary({ values, today }: { values: RegistrationValues; today: string }) {
  const { agent } = values;
  const prefecture = PREFECTURES.find(({ key }) => key === values.prefecture)?.label ?? '';
  const who =
    values.who === 'self'
      ? 'わたし（本人）'
      : `家族など身近な人（${labelIn(RELATIONSHIPS, values.relationship)}）`;
  const rows = [
    { term: 'お名前', detail: nameOf(values) },
    { term: 'お名前（カナ）', detail: kanaOf(values) },
    { term: fieldLabel('birthday'), detail: bornOn(joinDay(values.birthday), today) },
    { term: fieldLabel('sex'), detail: labelIn(GENDERS, values.sex) },
    {
      term: 'ご住所',
      detail: [values.postal_code, prefecture, values.city, values.address].filter(Boolean).join(' '),
    },
    { term: fieldLabel('is_self'), detail: who },
    ...(values.hasAgent ? [{ term: fieldLabel('agent'), detail: nameOf(agent) }] : []),
    {
      term: fieldLabel('referrals'),
      detail: values.referrals.map((source) => referralIn(values, source)).join('、'),
    },
    { term: '同意', detail: '利用規約、個人情報の取り扱い、病気についての情報を預けること' },
  ];
  return (
    <DefinitionList
      items={rows
        .filter(({ detail }) => detail !== '')
        .map(({ term, detail }) => ({ term, description: detail }))}
    />
  );
}
