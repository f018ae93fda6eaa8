import type { InquiryRow } from '@hidamari/contract/inquiries';
import { waitingText } from '@hidamari/domain/consultations';
import { parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Link } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Tag } from '@hidamari/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { usePartQuery } from '../../../shell/data/use-part-query.ts';
import { useNow } from '../../../shell/use-now.ts';
import { useStill } from '../../../shell/use-still.ts';
import { dangerInquiriesQuery } from './desk-queries.ts';
import { QUEUE_EVERY_MS } from './use-desk-connection.ts';

/**
 * What came by form or mail with words of danger, before every case of the queue (G119): such words wait nowhere else. Where it
 * could not be read it says so, since an empty place would mean that nobody waits.
 */
export function DangerInquiries() {
  const query = useQuery({ ...dangerInquiriesQuery(pageApi()), refetchInterval: QUEUE_EVERY_MS });
  const found = useStill(query.data, 'danger');
  const now = useNow();
  const part = usePartQuery(query, '#desk-queue');
  if (part.hasFailed)
    return <PartFailed what="フォームとメールから届いた、二人で確認するもの" {...part.again} />;
  const rows = found?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="desk-danger-inquiries" className="grid gap-2">
      <h3 id="desk-danger-inquiries" className="font-bold">
        {`フォームとメールから・二人で確認（${rows.length}件）`}
      </h3>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id}>
            <DangerInquiryRow row={row} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As a case of the queue looks: nothing that was written, and no name. */
export function DangerInquiryRow({ row, now }: { row: InquiryRow; now: Date }) {
  const since = parseWireTimestamp(row.created_at) ?? now;
  const { taken_by: holder, checked_by: reader } = row;
  return (
    <Link href={screenHref('/desk/inquiries/:id', { id: row.id })} className="desk-row desk-row-danger">
      <span className="desk-row-head">
        <b className="ui-num">{row.receipt_number}</b>
        <span className="ui-num">{`${waitingText(since, now)}お待ち`}</span>
      </span>
      <span className="desk-row-title">{row.type === 'consultation' ? 'メールの相談' : 'お問い合わせ'}</span>
      <span className="desk-row-tags">
        <Tag tone="danger" icon="alert">
          二人で確認
        </Tag>
        <span className="ui-meta">
          {[VARIANTS[row.variant].deskName, row.is_member ? '会員' : '会員でない方'].join('・')}
        </span>
      </span>
      <span className="ui-meta">
        {[
          `担当：${holder?.display_name ?? 'まだいません'}`,
          reader === null ? null : `${reader.display_name}さんが読みました`,
        ]
          .filter((part) => part !== null)
          .join('・')}
      </span>
    </Link>
  );
}
