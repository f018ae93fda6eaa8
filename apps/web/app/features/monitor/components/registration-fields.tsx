import { fieldLabel } from '@hidamari/domain/members';
import {
  MONITOR_CONTACTS,
  MONITOR_LIMITS,
  MONITOR_METHODS,
  MONITOR_THEMES,
  MONITOR_TIMES,
} from '@hidamari/domain/monitor';
import { CheckPicks } from '@hidamari/ui/check-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import { type RegistrationList, type RegistrationValues, toggled } from '../registration-values.ts';

/** What the registration asks (G87). Only how to take part and how to be reached have to be answered. */
export function RegistrationFields({ form }: { form: FormFields<RegistrationValues> }) {
  const { values } = form;
  const list = (name: RegistrationList) => ({
    name,
    values: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      form.change({ [name]: toggled(values[name], target) }),
    error: form.errorOf(name),
  });
  return (
    <>
      <CheckPicks
        {...list('methods')}
        label={fieldLabel('methods')}
        need="required"
        hint="いくつでも選べます。"
        options={MONITOR_METHODS}
      />
      <CheckPicks
        {...list('contacts')}
        label={fieldLabel('contacts')}
        need="required"
        hint="アカウントに登録されているメールアドレスと電話番号に、ご連絡します。"
        columns={2}
        options={MONITOR_CONTACTS}
      />
      <CheckPicks
        {...list('times')}
        label={fieldLabel('times')}
        need="optional"
        hint="選ばないときは、いつでもよいと受け取ります。"
        columns={3}
        options={MONITOR_TIMES}
      />
      <CheckPicks
        {...list('themes')}
        label={fieldLabel('themes')}
        need="optional"
        hint="話したくないこと、まだわからないことは、選ばなくてかまいません。"
        columns={3}
        options={MONITOR_THEMES}
      />
      <TextArea
        name="wishes"
        label={fieldLabel('wishes')}
        need="optional"
        hint="体調、聞こえ、話しやすい時間、付き添いの方のことなど。"
        rows={4}
        limit={MONITOR_LIMITS.wishes}
        value={values.wishes}
        onChange={({ target }) => form.change({ wishes: target.value })}
        onBlur={() => form.check('wishes')}
        error={form.errorOf('wishes')}
      />
      <CrisisNote text={values.wishes} />
    </>
  );
}
