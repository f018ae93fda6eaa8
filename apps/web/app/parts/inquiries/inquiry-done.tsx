import type { InquiryReceipt } from '@hidamari/contract/inquiries';
import { replyPromise } from '@hidamari/domain/consultations';
import type { InquiryType } from '@hidamari/domain/inquiries';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { REPLY_PROMISE } from '@hidamari/domain/site-variants';
import { ButtonLink } from '@hidamari/ui/button';
import { type Definition, DefinitionList } from '@hidamari/ui/definition-list';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';

/** True whatever became of the mail: no more than three a day go to one address (G116), and which one it was is not told. */
const BY_MAIL_TOO =
  '受付番号は、メールでもお送りします（同じメールアドレスには、一日に三通までです）。届かないこともありますので、受付番号を書きとめておいてください。';

interface InquiryDoneProps {
  type: InquiryType;
  receipt: InquiryReceipt;
  /** What was sent: no mail repeats it (decision 0047), so it is read again here. */
  sent: readonly Definition[];
}

/** 完了: the number to tell, until when there is an answer, what was sent, and where to go on. */
export function InquiryDone({ type, receipt, sent }: InquiryDoneProps) {
  const { receipt_number: number } = receipt;
  const promised = promisedIn(receipt);
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
        {promised === null ? null : <p>{promised}</p>}
        <p>{BY_MAIL_TOO}</p>
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

/** No day stands beside words that are read before everything else (G119). */
function promisedIn({ due_on: dueOn, first_reading: firstReading }: InquiryReceipt): string | null {
  const promise = replyPromise({ channel: 'mail', dueOn, firstReading });
  if (promise === null) return null;
  return promise.kind === 'by-day'
    ? `${REPLY_PROMISE}（${formatMonthDay(promise.day)}まで）。`
    : 'いちばん先に、担当の者が読みます。';
}
