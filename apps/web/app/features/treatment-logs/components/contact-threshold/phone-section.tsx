import { fieldLabel, formatPhone, normalizePhone } from '@hidamari/domain/members';
import { TickField } from '@hidamari/ui/check-picks';
import { Chip, Chips } from '@hidamari/ui/chips';
import { FieldError, FieldRow } from '@hidamari/ui/field';
import { TextField } from '@hidamari/ui/text-field';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { tidyTime } from '../../log-form/typed-values.ts';
import { FormSection } from '../form/form-section.tsx';
import type { ThresholdPortalForm } from './use-threshold-form.ts';

/** As a week hangs on the wall of a clinic. */
const WEEK = [
  { value: '1', label: '月' },
  { value: '2', label: '火' },
  { value: '3', label: '水' },
  { value: '4', label: '木' },
  { value: '5', label: '金' },
  { value: '6', label: '土' },
  { value: '0', label: '日' },
];

const tidyPhone = (typed: string) => formatPhone(normalizePhone(typed));

/** Which hospital, its numbers, and when the one for the day is answered. */
export function PhoneSection({ form }: { form: ThresholdPortalForm }) {
  const { values, change, check, errorOf } = form;
  const text = (name: 'hospital_name' | 'day_phone' | 'night_phone' | 'day_from' | 'day_to') => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      // One number is enough: what was asked of the one is answered by the other.
      change({ [name]: target.value }, name === 'night_phone' ? [name, 'day_phone'] : [name]),
    onBlur: () => check(name),
  });
  const toggle = (day: string) =>
    change({
      weekdays: values.weekdays.includes(day)
        ? values.weekdays.filter((other) => other !== day)
        : [...values.weekdays, day],
    });
  return (
    <FormSection
      title="電話する先"
      hint="電話番号は、どちらか一つでも大丈夫です。診察券や、病院でもらった紙にあります。"
    >
      <TextField label={fieldLabel('hospital_name')} need="required" {...text('hospital_name')} />
      <CrisisNote text={values.hospital_name} />
      <FieldRow>
        <TextField
          label={fieldLabel('day_phone')}
          type="tel"
          inputMode="tel"
          hint="例：外来や、相談の窓口"
          tidy={tidyPhone}
          {...text('day_phone')}
        />
        <TextField
          label={fieldLabel('night_phone')}
          type="tel"
          inputMode="tel"
          hint="例：救急の窓口、当直"
          tidy={tidyPhone}
          {...text('night_phone')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={fieldLabel('day_from')}
          hint="例：8:30"
          width="short"
          inputMode="numeric"
          tidy={tidyTime}
          {...text('day_from')}
        />
        <TextField
          label={fieldLabel('day_to')}
          hint="例：17:00"
          width="short"
          inputMode="numeric"
          tidy={tidyTime}
          {...text('day_to')}
        />
      </FieldRow>
      <div className="grid gap-3" id="weekdays" tabIndex={-1}>
        <p className="ui-field-head">昼の番号がつながる曜日</p>
        <Chips name="昼の番号がつながる曜日">
          {WEEK.map(({ value, label }) => (
            <Chip key={value} pressed={values.weekdays.includes(value)} onPress={() => toggle(value)}>
              {label}
            </Chip>
          ))}
        </Chips>
        {errorOf('weekdays') ? <FieldError id="weekdays-error">{errorOf('weekdays')}</FieldError> : null}
      </div>
      <TickField
        name="on_holidays"
        label="祝日も、昼の番号がつながる"
        checked={values.on_holidays}
        onChange={({ target }) => change({ on_holidays: target.checked })}
      />
    </FormSection>
  );
}
