import type { HandoverRecord } from '@hidamari/contract/handover';
import { HANDOVER_ITEM_WORDS, PARTNERS } from '@hidamari/domain/handover';
import { Card } from '@hidamari/ui/card';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { minuteOfStamp } from '../use-change-consent.ts';

interface HandoverListProps {
  /** Newest first; null where they could not be read. */
  records: readonly HandoverRecord[] | null;
  /** Who runs each service, by its id. */
  operators: Readonly<Record<string, string>>;
}

function OneHandover({ record, operator }: { record: HandoverRecord; operator: string | undefined }) {
  const { partner, given, consented_at: at, received_at: receivedAt } = record;
  const { title } = PARTNERS[partner];
  return (
    <Card as="li">
      <div className="grid grid-cols-1 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <b>{operator ?? title}</b>
          {receivedAt === null ? <Tag>受け取りの知らせなし</Tag> : <Tag tone="ok">受け取り済み</Tag>}
        </p>
        {operator ? <p className="ui-meta">{title}</p> : null}
        <p>{`渡したもの：${given.map((item) => HANDOVER_ITEM_WORDS[item].label).join('、')}`}</p>
        <p className="ui-meta ui-num">{`${minuteOfStamp(at)}に同意`}</p>
      </div>
    </Card>
  );
}

/**
 * 外部の会社へ渡した記録: what of the member was given to whom, each time with their consent, and how to have it stopped
 * (APPI art. 29, 33, 35).
 */
export function HandoverList({ records, operators }: HandoverListProps) {
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="provisions">
      <SectionHeading id="provisions" size="normal">
        外部の会社へ渡した記録
      </SectionHeading>
      {records === null ? <PartFailed what="外部の会社へ渡した記録" /> : null}
      {records?.length === 0 ? (
        <p>
          このサービスから、あなたの情報をほかの会社や団体に渡した記録はありません。渡すことになるときは、相手と内容をお見せして、その都度、同意をいただきます。
        </p>
      ) : null}
      {records && records.length > 0 ? (
        <>
          <p>
            提携サービスへ進むときに、同意をいただいて渡したものです。記録は3年のあいだ残します。渡した会社に使うのをやめてほしいときは、下の「開示・訂正・利用停止のご請求」か、お電話でお知らせください。
          </p>
          <ul className="grid grid-cols-1 gap-3">
            {records.map((record) => (
              <OneHandover key={record.id} record={record} operator={operators[record.partner]} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
