import { type CaseAhead, giveReadingReasonEndpoint } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { READING_REASON_HOURS, readingReasonsFor } from '@hidamari/domain/consultations';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { PageHeading } from '@hidamari/ui/page-heading';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { readCaseAnew } from './desk-queries.ts';

/** Whose case it is, as the queue says it too. */
function whoseText({ taken_by: holder, is_closed: isClosed }: CaseAhead): string {
  if (holder === null) return '終わった相談です。';
  return isClosed
    ? `${holder.display_name}さんが担当した、終わった相談です。`
    : `${holder.display_name}さんが担当している相談です。`;
}

const WHY = {
  member: 'だれが、なぜ読んだかをご本人が知ることができるように、ひらく前に理由をうかがいます。',
  left: '退会された方の相談です。必要のない人が読むことのないように、ひらく前に理由をうかがいます。',
} as const;

const HOLDS = `この相談については、${READING_REASON_HOURS}時間は、もう一度うかがいません。`;
const TOLD = '選んだ理由は、ご本人の「だれが見たか」に表示されます。';

interface StepProps {
  caseId: string;
  ahead: CaseAhead;
  me: StaffMe;
}

/** Before a case that is not one's own: why it is opened, which its member reads (F46). Nothing of the case is here yet. */
export function ReadingReasonStep({ caseId, ahead, me }: StepProps) {
  const client = useQueryClient();
  const form = usePortalForm({
    act: 'open',
    initial: { reason: '' },
    schema: giveReadingReasonEndpoint.body,
    order: ['reason'],
  });
  const { isBusy, send } = useSending(form, async (body) => {
    await browserApi().call(giveReadingReasonEndpoint, { params: { id: caseId }, body });
    await readCaseAnew(client, caseId);
  });
  return (
    <div className="desk-reason">
      <div className="desk-case-head">
        <PageHeading>{`${ahead.number} をひらく前に`}</PageHeading>
        <p>
          {whoseText(ahead)}
          {ahead.member_left ? WHY.left : WHY.member}
        </p>
      </div>
      <WrittenForm className="grid grid-cols-1 gap-5" onSend={() => void send()}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <RadioPicks
          name="reason"
          label="ひらく理由"
          need="required"
          hint={ahead.member_left ? HOLDS : `${TOLD}${HOLDS}`}
          options={readingReasonsFor(me.role)}
          value={form.values.reason}
          onChange={({ target }) => form.change({ reason: target.value })}
          error={form.errorOf('reason')}
        />
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" busy={isBusy ? 'ひらいています…' : undefined}>
          理由を残して開く
        </Button>
      </WrittenForm>
    </div>
  );
}
