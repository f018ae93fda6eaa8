import { formatBirthday } from '@hidamari/domain/japanese-dates';
import { PROFILE_FIELDS } from '@hidamari/domain/members';
import { DateFields, joinDay } from '@hidamari/ui/date-fields';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { ReadOnlyField } from '@hidamari/ui/read-only-field';
import type { FormFields } from '../../shell/forms/portal-form.ts';
import { PersonFormSection } from './person-form-section.tsx';
import type { PersonValues } from './person-values.ts';

const { birthday, sex } = PROFILE_FIELDS.person;

interface Props {
  form: FormFields<PersonValues>;
  /** Names of fields that another party owns: shown, not typed here (G45). */
  locked: readonly string[];
  /** Why such a field cannot be changed here; absent where the page says it once for all its locked fields. */
  lockedReason?: string;
  today: string;
}

/** 生年月日 with both calendars, 性別. */
export function BirthAndSexSection({ form, locked, lockedReason, today }: Props) {
  const { values, change, check, errorOf } = form;
  return (
    <PersonFormSection id="part-person" title="生年月日と性別">
      {locked.includes('birthday') ? (
        <ReadOnlyField
          label={birthday.label}
          value={formatBirthday(joinDay(values.birthday))}
          state={lockedReason ? 'proved' : 'locked'}
          reason={lockedReason}
        />
      ) : (
        <DateFields
          name="birthday"
          label={birthday.label}
          need="required"
          years={{ from: 1900, to: Number(today.slice(0, 4)) }}
          newestFirst
          birthday
          value={values.birthday}
          onChange={(day) => change({ birthday: day })}
          onBlur={() => check('birthday')}
          error={errorOf('birthday')}
        />
      )}
      <RadioPicks
        name="sex"
        label={sex.label}
        need="required"
        hint="記事の言葉を選ぶためだけに使います。"
        columns={2}
        options={sex.options}
        value={values.sex}
        onChange={(event) => change({ sex: event.target.value })}
        error={errorOf('sex')}
      />
    </PersonFormSection>
  );
}
