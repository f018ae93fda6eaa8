import { type Inquiry, inquiryRow, takeInquiryEndpoint } from '@hidamari/contract/inquiries';
import type { StaffMe } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { staffMay } from '@hidamari/domain/staff';
import { Button } from '@hidamari/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { awayText, useIsAway } from '../../../parts/desk/presence.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { INQUIRIES_KEY, takeInquiryRow } from '../inquiry-queries.ts';

interface HolderProps {
  inquiry: Inquiry;
  me: Pick<StaffMe, 'id' | 'role'>;
}

/** Who answers it, and the way to take it or give it back; nothing once it is answered. */
export function InquiryHolder({ inquiry, me }: HolderProps) {
  const { isBusy, failure, hold } = useHolding(inquiry.id);
  const { taken_by: holder } = inquiry;
  // Of a contact form it is not known: whoever has it may open no line of the desk.
  const isAway = useIsAway(holder, me, { enabled: inquiry.has_danger && inquiry.type === 'consultation' });
  if (inquiry.state === 'answered') return null;
  const busy = isBusy ? '変えています…' : undefined;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{holder === null ? '担当はまだ決まっていません。' : `担当：${holder.display_name}`}</p>
      {holder === null ? (
        <Button busy={busy} onClick={() => void hold({ takes: true })}>
          私が担当する
        </Button>
      ) : null}
      {holder?.id === me.id ? (
        <Button kind="quiet" size="small" busy={busy} onClick={() => void hold({ takes: false })}>
          担当をはずれる
        </Button>
      ) : null}
      {holder !== null && holder.id !== me.id && (isAway || staffMay(me.role, 'direct-cases')) ? (
        <Button
          kind="plain"
          size="small"
          busy={busy}
          onClick={() => void hold({ takes: true, from: holder.id })}
        >
          {`${holder.display_name}さんから引き取る`}
        </Button>
      ) : null}
      {holder !== null && isAway ? <p className="ui-meta">{awayText(holder.display_name)}</p> : null}
      <FailedSaveNotice failure={failure} />
    </div>
  );
}

/** One step at a time; a colleague who was quicker stands there at once. */
function useHolding(id: string) {
  const client = useQueryClient();
  const take = (stored: unknown) => {
    const row = inquiryRow.safeParse(stored);
    if (row.success) takeInquiryRow(client, row.data);
    void client.invalidateQueries({ queryKey: INQUIRIES_KEY });
  };
  const hold = async (body: { takes: boolean; from?: string }) =>
    take(await browserApi().call(takeInquiryEndpoint, { params: { id }, body }));
  const { run, isBusy, failure } = useAction(hold, {
    failureOf: (error) => {
      const isLate = error instanceof AppError && error.code === 'conflict';
      if (isLate) take(error.facts.current);
      return isLate ? null : failedSaveOf(error);
    },
  });
  return { hold: run, isBusy, failure };
}
