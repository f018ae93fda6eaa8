import { type DeskCase, openPhoneInDangerEndpoint, phoneOpening } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { PHONE_REASON } from '@hidamari/domain/consultations';
import { formatPhone } from '@hidamari/domain/members';
import { telHref } from '@hidamari/domain/site-variants';
import { staffMay } from '@hidamari/domain/staff';
import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { TextArea } from '@hidamari/ui/text-area';
import { useState } from 'react';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { useSending } from '../../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../../shell/forms/written-form.tsx';
import { useCaseWork } from '../case-work.ts';

interface OpenPhoneProps {
  found: Pick<DeskCase, 'id' | 'member_name'>;
  me: Pick<StaffMe, 'role'>;
}

/**
 * The one exception that the service page names: where a life is in danger, a lead opens the telephone number, with a written
 * reason that the member reads (decision 0076). Others are told who can.
 */
export function OpenPhone({ found, me }: OpenPhoneProps) {
  if (found.member_name === null) return null;
  return (
    <Fold summary="電話番号をひらく">
      {staffMay(me.role, 'open-phones-in-danger') ? (
        <PhoneForm caseId={found.id} />
      ) : (
        <p>
          命に差しせまった危険があるときは、責任者だけが、この方の電話番号をひらけます。「責任者を呼ぶ」を押してください。
        </p>
      )}
    </Fold>
  );
}

function PhoneForm({ caseId }: { caseId: string }) {
  const [number, setNumber] = useState<{ phone: string | null } | null>(null);
  const { failure, work } = useCaseWork(caseId);
  const form = usePortalForm({
    act: 'open',
    initial: { reason: '' },
    schema: phoneOpening,
    order: ['reason'],
  });
  const { isBusy, send } = useSending(form, async (body: { reason: string }) => {
    await work(async (api) => {
      const { phone_number: phone } = await api.call(openPhoneInDangerEndpoint, {
        params: { id: caseId },
        body,
      });
      setNumber({ phone });
    });
  });
  if (number) return <OpenedNumber phone={number.phone} />;
  return (
    <WrittenForm className="grid grid-cols-1 justify-items-start gap-4" onSend={() => void send()}>
      <p>
        ご本人の許可がなくてもひらけるのは、命に差しせまった危険があるときだけです。ひらいたことと理由は、ご本人の「だれが見たか」に残り、あとでお知らせも届きます。
      </p>
      <div className="w-full">
        <TextArea
          name="reason"
          label="ひらく理由"
          need="required"
          hint={`ご本人が読みます。${PHONE_REASON.atLeast}文字以上で、見たことを短くお書きください。病気のことは書かないでください。`}
          rows={3}
          limit={PHONE_REASON.length}
          value={form.values.reason}
          onChange={({ target }) => form.change({ reason: target.value })}
          error={form.errorOf('reason')}
        />
      </div>
      <FailedSaveNotice failure={failure ?? form.failure} />
      <Button type="submit" kind="danger" icon="phone" busy={isBusy ? 'ひらいています…' : undefined}>
        理由を残して、電話番号をひらく
      </Button>
    </WrittenForm>
  );
}

function OpenedNumber({ phone }: { phone: string | null }) {
  const href = phone === null ? null : telHref(phone);
  return (
    <div role="status" className="grid gap-2">
      {phone === null || href === null ? (
        <p>
          <b>電話番号のご登録がありません。</b>
        </p>
      ) : (
        <a href={href} className="desk-opened-number ui-num">
          {formatPhone(phone)}
        </a>
      )}
      <p className="ui-meta">この画面をはなれると、もう一度理由をうかがいます。</p>
    </div>
  );
}
