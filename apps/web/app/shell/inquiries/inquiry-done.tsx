import type { InquiryReceipt } from '@hidamari/contract/inquiries';
import type { InquiryType } from '@hidamari/domain/inquiries';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { REPLY_PROMISE } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { type Definition, DefinitionList } from '@hidamari/ui/definition-list';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';

const MAILED = '受付番号を、メールでもお送りしました。届かないときは、迷惑メールのフォルダーをご覧ください。';

/** No more than a few mails a day go to one address (G116): then this page alone tells the number. */
const NOT_MAILED =
  '受付番号のメールは、お送りしていません（同じメールアドレスにお送りできる数に、一日の限りがあります）。受付番号を、書きとめておいてください。';

interface InquiryDoneProps {
  type: InquiryType;
  receipt: InquiryReceipt;
  /** What was sent: no mail repeats it (decision 0047), so it is read again here. */
  sent: readonly Definition[];
}

/** 完了: the number to tell, until when there is an answer, what was sent, and where to go on. */
export function InquiryDone({ type, receipt, sent }: InquiryDoneProps) {
  const { receipt_number: number, due_on: dueOn, is_mailed: isMailed } = receipt;
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
        <p>{isMailed ? MAILED : NOT_MAILED}</p>
      </Notice>
      <Fold summary="お送りした内容を見る">
        <p className="mb-4">
          この画面を離れると、もう一度は表示できません。残しておきたいときは、書き写すか、印刷してください。メールには、内容をのせていません。
        </p>
        <DefinitionList items={sent} />
      </Fold>
      <ButtonLink href="/" kind="plain" width="full">
        トップへ
      </ButtonLink>
    </>
  );
}
