import { type FoundMember, findMembersBody, findMembersEndpoint } from '@hidamari/contract/staff';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextField } from '@hidamari/ui/text-field';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';

const HANDLES = [
  { value: 'talk_number', label: 'お話し番号' },
  { value: 'phone_number', label: '電話番号' },
  { value: 'email', label: 'メールアドレス' },
  { value: 'insurance_number', label: '証券番号' },
] as const;
type Handle = (typeof HANDLES)[number]['value'];

const labelOf = (by: Handle) => HANDLES.find(({ value }) => value === by)?.label ?? '';
const handleOf = (value: string): Handle =>
  HANDLES.find((row) => row.value === value)?.value ?? 'phone_number';

/** What a supporter has to know of a handle before typing it. */
const HINTS: Readonly<Partial<Record<Handle, string>>> = {
  talk_number:
    '会員の「相談する」の画面に出ている6桁の数字です。10分のあいだ、一度だけ使えます。五回違うと、10分お待ちいただきます。',
};

/** The search: one exact handle. What is typed goes in the body, into no address. */
export function FindMember({ onFound }: { onFound: (found: readonly FoundMember[]) => void }) {
  const form = usePortalForm({
    act: 'search',
    initial: { by: 'phone_number' as Handle, value: '' },
    schema: findMembersBody,
    order: ['by', ...HANDLES.map((row) => row.value)],
    // The message names the handle: 「電話番号を入力してください」.
    toField: (name, { by }) => (name === 'value' ? by : name),
  });
  const { by, value } = form.values;
  const { isBusy, send } = useSending(form, async (body) =>
    onFound((await browserApi().call(findMembersEndpoint, { body })).data),
  );
  return (
    <WrittenForm className="grid gap-6" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <RadioPicks
        name="by"
        label="さがすもの"
        need="required"
        columns={2}
        options={HANDLES}
        value={by}
        onChange={(event) =>
          form.change(
            { by: handleOf(event.target.value) },
            HANDLES.map((row) => row.value),
          )
        }
        error={form.errorOf('by')}
      />
      <TextField
        name={by}
        label={labelOf(by)}
        need="required"
        autoComplete="off"
        {...(HINTS[by] && { hint: HINTS[by] })}
        {...(by === 'talk_number' && { inputMode: 'numeric' as const })}
        spellCheck={false}
        value={value}
        onChange={(event) => form.change({ value: event.target.value }, [by])}
        error={form.errorOf(by)}
      />
      <FailedSaveNotice failure={form.failure} />
      <Button kind="plain" type="submit" icon="search" busy={isBusy ? 'さがしています…' : undefined}>
        会員をさがす
      </Button>
    </WrittenForm>
  );
}
