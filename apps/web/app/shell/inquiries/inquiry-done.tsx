import type { InquiryReceipt } from '@hidamari/contract/inquiries';
import { REPLY_PROMISE } from '@hidamari/domain/consultations';
import type { InquiryType } from '@hidamari/domain/inquiries';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';

/** 完了: the number to tell, until when there is an answer, and where to go on. */
export function InquiryDone({ type, receipt }: { type: InquiryType; receipt: InquiryReceipt }) {
  const { receipt_number: number, due_on: dueOn } = receipt;
  return (
    <>
      <Notice
        tone="ok"
        live
        title={type === 'contact' ? 'お問い合わせを受け付けました。' : 'ご相談を受け付けました。'}
      >
        <p>
          受付番号：<strong className="ui-num text-lg">{number}</strong>
        </p>
        {dueOn === null ? null : <p>{`${REPLY_PROMISE}（${formatMonthDay(dueOn)}まで）。`}</p>}
        <p>受付番号を、メールでもお送りしました。届かないときは、迷惑メールのフォルダーをご覧ください。</p>
      </Notice>
      <ButtonLink href="/" kind="plain" width="full">
        トップへ
      </ButtonLink>
    </>
  );
}
