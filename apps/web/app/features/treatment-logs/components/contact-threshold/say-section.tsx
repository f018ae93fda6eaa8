import { THRESHOLD_LIMITS } from '@hidamari/domain/contact-thresholds';
import { dayParts } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { DateFields } from '@hidamari/ui/date-fields';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { datePartsOf, dayTextOf } from '../../../../shell/forms/day-text.ts';
import { FormSection } from '../form/form-section.tsx';
import type { ThresholdPortalForm } from './use-threshold-form.ts';

type Props = { form: ThresholdPortalForm; today: string };

/** What is read out on the telephone besides name and birthday, which the portal knows, and a note of one's own. */
export function SaySection({ form, today }: Props) {
  const { values, change, check, errorOf } = form;
  const text = (name: 'card_number' | 'treatment_name' | 'note') => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    onBlur: () => check(name),
  });
  const date = (name: 'last_dose_on' | 'told_on') => ({
    name,
    value: datePartsOf(values[name]),
    error: errorOf(name),
    onChange: (parts: Parameters<typeof dayTextOf>[0]) => change({ [name]: dayTextOf(parts) }),
    onBlur: () => check(name),
  });
  const { year } = dayParts(today);
  const years = { from: year - 30, to: year };
  return (
    <FormSection
      title="電話で伝えること"
      hint="電話のときに、読み上げる文に入ります。わからないところは、空けたままで大丈夫です。"
    >
      <TextField label={fieldLabel('card_number')} need="optional" width="medium" {...text('card_number')} />
      <TextField
        label={fieldLabel('treatment_name')}
        need="optional"
        hint="病院で聞いた名前のままで。例：TC療法"
        {...text('treatment_name')}
      />
      <CrisisNote text={values.treatment_name} />
      <DateFields
        label={fieldLabel('last_dose_on')}
        need="optional"
        years={years}
        newestFirst
        {...date('last_dose_on')}
      />
      <DateFields
        label={fieldLabel('told_on')}
        need="optional"
        years={years}
        newestFirst
        {...date('told_on')}
      />
      <TextArea
        label={fieldLabel('note')}
        need="optional"
        hint="例：熱は、解熱剤を飲む前にはかる、と言われた"
        limit={THRESHOLD_LIMITS.note}
        {...text('note')}
      />
      <CrisisNote text={values.note} />
    </FormSection>
  );
}
