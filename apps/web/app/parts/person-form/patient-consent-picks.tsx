import { RadioPicks } from '@hidamari/ui/radio-picks';

/** How somebody came to write of another person's illness, in words that leave room for what is hard (G141). */
const ANSWERS = [
  { value: 'given', label: 'ご本人の了承を得ています' },
  {
    value: 'hard_to_obtain',
    label: '了承を得ることが難しい事情があります',
    note: 'ご本人の体調などで、たずねることが難しいときに選びます。理由を書く必要はありません。',
  },
];

interface Props {
  value: string;
  onChange: (answer: string) => void;
  error: string | undefined;
}

/** Asked where a family member enters the patient's illness: the law wants that person's consent (APPI article 20(2)). */
export function PatientConsentPicks({ value, onChange, error }: Props) {
  return (
    <RadioPicks
      name="patient_consent"
      label="ご本人の了承"
      need="required"
      hint="ご本人の病気のことを書くときは、法律により、了承についてたずねています。"
      options={ANSWERS}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
