import type { InquiryRow } from '@hidamari/contract/inquiries';
import type { InquiryState } from '@hidamari/domain/inquiries';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { useToday } from '../../../shell/use-now.ts';
import { useStill } from '../../../shell/use-still.ts';
import { inquiriesQuery } from '../inquiry-queries.ts';
import { aboutText, MAIL_FATES } from './inquiry-words.ts';

/** Those that wait, words that suggest danger first, then the earliest promise; or those that were answered. */
export function InquiryList({ state }: { state: InquiryState }) {
  const query = useQuery(inquiriesQuery(pageApi(), state));
  const found = useStill(query.data, state);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Chips name="お問い合わせをしぼりこむ">
        <ChipLink href={screenHref('/desk/inquiries')} current={state === 'received'}>
          お返事を待つもの
        </ChipLink>
        <ChipLink
          href={screenHref('/desk/inquiries', null, { view: 'answered' })}
          current={state === 'answered'}
        >
          お返事したもの
        </ChipLink>
      </Chips>
      {found ? (
        <Rows rows={found.data} state={state} />
      ) : query.error || query.fetchStatus === 'paused' ? (
        <PartFailed
          what="お問い合わせ"
          onReload={() => void query.refetch()}
          isReloading={query.isFetching}
        />
      ) : (
        <Skeleton shape="cards" count={3} what="お問い合わせ" />
      )}
    </div>
  );
}

function Rows({ rows, state }: { rows: readonly InquiryRow[]; state: InquiryState }) {
  const today = useToday();
  if (rows.length === 0) {
    return (
      <p>
        {state === 'received' ? 'お返事を待つものは、いまありません。' : 'お返事したものは、まだありません。'}
      </p>
    );
  }
  return (
    <LinkRows>
      {rows.map((row) => (
        <LinkRow
          key={row.id}
          href={screenHref('/desk/inquiries/:id', { id: row.id })}
          title={<Title row={row} />}
          note={noteOf(row, today)}
        />
      ))}
    </LinkRows>
  );
}

/**
 * Words that suggest danger are marked until they are answered, and who has read them is named (G119); so is a mail that was
 * refused for good, the answer's or the receipt's (decision 0074).
 */
function Title({ row }: { row: InquiryRow }) {
  const words = `${row.receipt_number}　${aboutText(row)}`;
  const isDanger = row.has_danger && row.state !== 'answered';
  const isRefused = row.mail_fate === 'refused';
  if (!isDanger && !isRefused) return words;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{words}</span>
      {isRefused ? (
        <Tag tone="caution" icon="alert">
          {MAIL_FATES.refused}
        </Tag>
      ) : null}
      {isDanger ? (
        <Tag tone="danger" icon="alert">
          {row.checked_by === null ? '二人で確認' : `${row.checked_by.display_name}さんが読みました`}
        </Tag>
      ) : null}
    </span>
  );
}

/** By when an answer was promised; under words of danger no day was (G119). */
function dueOf({ due_on: dueOn, has_danger: hasDanger }: InquiryRow, today: string): string {
  if (dueOn === null) return '返事はいりません';
  if (hasDanger) return 'いちばん先に読みます';
  return `${dueOn < today ? '期限が過ぎています' : '期限'} ${formatMonthDay(dueOn)}`;
}

/** When it came, by when it is to be answered or was, and whose it is. */
export function noteOf(row: InquiryRow, today: string): string {
  const came = `受付 ${formatMonthDay(row.created_at.slice(0, 10))}`;
  if (row.answered_at !== null)
    return `${came}・お返事 ${formatMonthDay(row.answered_at.slice(0, 10))}（${row.answered_by_name ?? ''}）`;
  return `${came}・${dueOf(row, today)}${row.taken_by ? `・担当：${row.taken_by.display_name}` : ''}`;
}
