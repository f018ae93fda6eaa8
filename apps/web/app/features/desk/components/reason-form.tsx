import { beginActingBody, beginActingEndpoint, type FoundMember } from '@hidamari/contract/staff';
import { ACTING_MINUTES, ACTING_NOTE_LENGTH, ACTING_REASONS } from '@hidamari/domain/staff';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { SelectField } from '@hidamari/ui/select-field';
import { TextArea } from '@hidamari/ui/text-area';
import { saveArrivalToast } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';

const PROGRAMMES: Readonly<Record<FoundMember['member_type'], string>> = {
  insurance: '保険加入者の方のサービス',
  general: '一般の方のサービス',
  chofu: '調布市の方のサービス',
};

/** As much as tells people on the telephone apart. */
function optionOf({ id, kana_initial, birth_year, member_type }: FoundMember) {
  const born = birth_year === null ? '生まれ年の登録なし' : `${birth_year}年生まれ`;
  const label = `姓のカナが「${kana_initial}」で始まる方・${born}`;
  return { value: id, label, note: PROGRAMMES[member_type] };
}

/** Which of the members found, and why: both are read by the member. */
export function ReasonForm({ found }: { found: readonly FoundMember[] }) {
  const [only, ...others] = found;
  const form = usePortalForm({
    act: 'proceed',
    initial: { member_id: others.length === 0 ? (only?.id ?? '') : '', reason: '', acting_note: '' },
    schema: beginActingBody,
    order: ['member_id', 'reason', 'acting_note'],
    toInput: ({ acting_note, ...rest }) => ({ ...rest, note: acting_note || undefined }),
    toField: (name) => (name === 'note' ? 'acting_note' : name),
  });
  const { values } = form;
  const { isBusy, send } = useSending(form, async (body) => {
    const { url } = await browserApi().call(beginActingEndpoint, { body });
    saveArrivalToast('concierge-login-succeeded');
    window.location.assign(url);
  });
  return (
    <WrittenForm className="grid gap-6" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <RadioPicks
        name="member_id"
        label="代行する会員"
        need="required"
        options={found.map(optionOf)}
        value={values.member_id}
        onChange={(event) => form.change({ member_id: event.target.value })}
        error={form.errorOf('member_id')}
      />
      <SelectField
        name="reason"
        label="代行の理由"
        need="required"
        hint="ご本人が読みます。"
        options={ACTING_REASONS}
        value={values.reason}
        onChange={(event) => form.change({ reason: event.target.value })}
        error={form.errorOf('reason')}
      />
      <TextArea
        name="acting_note"
        label="くわしい内容"
        need={values.reason === 'other' ? 'required' : 'optional'}
        hint="ご本人が読みます。病気のことは書かないでください。"
        limit={ACTING_NOTE_LENGTH}
        rows={3}
        value={values.acting_note}
        onChange={(event) => form.change({ acting_note: event.target.value })}
        error={form.errorOf('acting_note')}
      />
      <FailedSaveNotice failure={form.failure} />
      <Button type="submit" width="full" busy={isBusy ? '始めています…' : undefined}>
        {`代行を始める（${ACTING_MINUTES}分）`}
      </Button>
    </WrittenForm>
  );
}
