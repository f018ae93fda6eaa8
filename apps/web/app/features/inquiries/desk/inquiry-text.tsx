import type { Inquiry } from '@hidamari/contract/inquiries';
import { INQUIRER_ROLES, INQUIRY_REPLIES, inquiryLabel } from '@hidamari/domain/inquiries';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { formatPhone } from '@hidamari/domain/members';
import { telHref } from '@hidamari/domain/site-variants';
import { Card } from '@hidamari/ui/card';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Notice } from '@hidamari/ui/notice';
import { pressable } from '../../../shell/pressable-text.tsx';
import { ANSWERED_BY, aboutText, MAIL_FATES } from './inquiry-words.ts';

/** To whoever answers, or has: the person reads nothing of it (decision 0074). */
function MailRefused({ inquiry: { answer, phone_number: phone } }: { inquiry: Inquiry }) {
  const other =
    phone === null ? 'ほかに連絡する方法は、書かれていません。' : 'お電話で、お返事してください。';
  return (
    <Notice
      tone="caution"
      title={
        answer?.by === 'mail'
          ? 'お返事のメールは、届いていません。'
          : 'このアドレスには、メールが届きません。'
      }
    >
      <p>{`メールを、お届けできませんでした。${other}`}</p>
    </Notice>
  );
}

/** Under words of danger no day was promised: they are read first (G119). */
function dueText({ due_on: dueOn, has_danger: hasDanger, state }: Inquiry): string | null {
  if (dueOn === null || !hasDanger) return dueOn && formatMonthDay(dueOn);
  return state === 'answered' ? null : 'いちばん先に読みます（日にちは、お伝えしていません）';
}

/** What was written and by whom; and the answer, where there is one. */
export function InquiryText({ inquiry }: { inquiry: Inquiry }) {
  const { answer, phone_number: phone } = inquiry;
  return (
    <>
      {inquiry.mail_fate === 'refused' ? <MailRefused inquiry={inquiry} /> : null}
      <Card>
        <DefinitionList
          items={[
            { term: '種類', description: aboutText(inquiry) },
            { term: 'お名前', description: [inquiry.name, inquiry.name_kana].filter(Boolean).join('　') },
            { term: 'お立場', description: inquiryLabel(INQUIRER_ROLES, inquiry.standing) },
            { term: 'メールアドレス', description: inquiry.email },
            {
              term: '電話番号',
              description: phone && <a href={telHref(phone) ?? undefined}>{formatPhone(phone)}</a>,
            },
            { term: '返信方法', description: inquiryLabel(INQUIRY_REPLIES, inquiry.reply_by) },
            {
              term: '内容',
              description: <span className="whitespace-pre-wrap">{pressable(inquiry.message)}</span>,
            },
            ...(inquiry.background === null
              ? []
              : [
                  {
                    term: '背景',
                    description: <span className="whitespace-pre-wrap">{pressable(inquiry.background)}</span>,
                  },
                ]),
            { term: 'お返事の期限', description: dueText(inquiry) },
          ]}
        />
        {inquiry.is_member ? (
          <p className="ui-meta mt-4">
            会員の方です。この画面を見たことは記録され、ご本人の「だれが見たか」に表示されます。
          </p>
        ) : null}
      </Card>
      {answer === null ? null : (
        <Card>
          <h2 className="text-lg font-bold">お返事</h2>
          <p className="ui-meta">
            <span>{`${ANSWERED_BY.find(({ value }) => value === answer.by)?.label ?? ''}（${inquiry.answered_by_name ?? ''}・${formatMonthDay(inquiry.answered_at?.slice(0, 10) ?? '')}）`}</span>
            {answer.by === 'mail' && inquiry.mail_fate ? (
              <span>{`・${MAIL_FATES[inquiry.mail_fate]}`}</span>
            ) : null}
          </p>
          <p className="mt-3 whitespace-pre-wrap">{pressable(answer.text)}</p>
        </Card>
      )}
    </>
  );
}
