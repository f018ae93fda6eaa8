import {
  type CallBack,
  type listCallBacksEndpoint,
  noteCallBackEndpoint,
} from '@hidamari/contract/call-backs';
import { CALL_BACK_OUTCOMES, type CallBackOutcome } from '@hidamari/domain/call-backs';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { formatPhone } from '@hidamari/domain/members';
import { screenHref } from '@hidamari/domain/screens';
import { telHref } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Link } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { useToday } from '../../../shell/use-now.ts';
import { useStill } from '../../../shell/use-still.ts';
import { CALL_BACKS_KEY, type CallBackView, callBacksQuery, VARIANT_LABELS } from '../call-back-queries.ts';

type CallBacks = z.output<(typeof listCallBacksEndpoint)['responses'][200]>;

/** The promises, words that suggest danger first (G119), then the earliest day; a number that can be pressed on a telephone. */
export function CallBackList({ view }: { view: CallBackView }) {
  const query = useQuery(callBacksQuery(pageApi(), view));
  const found = useStill(query.data, view);
  return (
    <section aria-labelledby="call-backs" className="grid grid-cols-1 gap-4">
      <h2 id="call-backs" className="text-xl font-bold">
        お電話のお約束
      </h2>
      <Chips name="お約束をしぼりこむ">
        <ChipLink href={screenHref('/desk/call-backs')} current={view === 'open'}>
          これから
        </ChipLink>
        <ChipLink href={screenHref('/desk/call-backs', null, { view: 'ended' })} current={view === 'ended'}>
          終わったもの
        </ChipLink>
      </Chips>
      {found ? (
        <Rows found={found} view={view} />
      ) : query.error || query.fetchStatus === 'paused' ? (
        <PartFailed what="お約束" onReload={() => void query.refetch()} isReloading={query.isFetching} />
      ) : (
        <Skeleton shape="cards" count={2} what="お約束" />
      )}
    </section>
  );
}

export function Rows({ found: { wished, data: rows }, view }: { found: CallBacks; view: CallBackView }) {
  if (wished.length + rows.length === 0) {
    return <p>{view === 'open' ? 'お約束は、いまありません。' : '終わったお約束は、ありません。'}</p>;
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {wished.map((row) => (
        <li key={row.id}>
          <Wished row={row} />
        </li>
      ))}
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

const READ_BEFORE = 'お電話の前に、担当の人か責任者と話してください。';

/** What is in danger is said without a word of the person (G119). */
function whyFirst({ by, number }: NonNullable<CallBack['danger']>): string {
  if (by === 'noted') return `聞き取ったことに、つらい気持ちの言葉があるようです。${READ_BEFORE}`;
  const what = by === 'case' ? '相談' : 'お問い合わせ';
  return `${number} は、つらい気持ちの言葉があった${what}です。${READ_BEFORE}`;
}

function DangerMark() {
  return (
    <Tag tone="danger" icon="alert">
      二人で確認
    </Tag>
  );
}

/** An inquiry that asks for a call; its number is read in it, and that is recorded. */
function Wished({ row }: { row: CallBacks['wished'][number] }) {
  const { id, receipt_number: number, variant } = row;
  return (
    <div className="call-back call-back-danger">
      <p className="flex flex-wrap items-center gap-2">
        <DangerMark />
        <span className="ui-meta">{VARIANT_LABELS[variant]}</span>
      </p>
      <p>{`${number} は、電話での返事を望む、つらい気持ちの言葉があったお問い合わせです。`}</p>
      <p>
        <Link href={screenHref('/desk/inquiries/:id', { id })}>{`${number} をひらく`}</Link>
      </p>
    </div>
  );
}

function Row({ row }: { row: CallBack }) {
  const today = useToday();
  const isDue = row.state === 'open' && row.due_on <= today;
  return (
    <div className={row.danger ? 'call-back call-back-danger' : 'call-back'}>
      <p className="flex flex-wrap items-center gap-2">
        {row.danger ? <DangerMark /> : null}
        <Tag tone={isDue ? 'key' : 'neutral'}>{`${formatMonthDay(row.due_on)}から`}</Tag>
        <span className="ui-meta">{VARIANT_LABELS[row.variant]}</span>
        {row.tries > 0 ? <span className="ui-meta">{`お電話 ${row.tries}回`}</span> : null}
      </p>
      <p>
        <a className="call-back-number ui-num" href={telHref(row.phone_number) ?? undefined}>
          {formatPhone(row.phone_number)}
        </a>
        {row.name === '' ? '' : `　${row.name} 様`}
      </p>
      {row.danger ? (
        <p>
          <b>{whyFirst(row.danger)}</b>
        </p>
      ) : null}
      {row.wish === '' ? null : <p>{row.wish}</p>}
      <p className="ui-meta">{`${row.created_by_name}が${formatMonthDay(row.created_at.slice(0, 10))}に書きとめました`}</p>
      {row.state === 'open' ? <Outcomes row={row} /> : <Ended row={row} />}
    </div>
  );
}

function Outcomes({ row }: { row: CallBack }) {
  const client = useQueryClient();
  const note = async (outcome: CallBackOutcome) => {
    try {
      const { id, version } = row;
      await browserApi().call(noteCallBackEndpoint, { params: { id }, body: { outcome, version } });
    } finally {
      // Until the row is read anew: under its older version the next outcome would read as a colleague's.
      await client.invalidateQueries({ queryKey: CALL_BACKS_KEY });
    }
  };
  const { run, busyWith, failure } = useAction(note, {
    failureOf: (error) => {
      const failed = failedSaveOf(error);
      const isLate = failed.error?.code === 'conflict';
      const text = '別の担当者が先に書きました。いまの様子をご確認ください。';
      return isLate ? { ...failed, text, requestId: null } : failed;
    },
  });
  return (
    <>
      <div className="call-back-acts">
        {CALL_BACK_OUTCOMES.map(({ value, label }) => (
          <Button
            key={value}
            kind={value === 'done' ? 'plain' : 'quiet'}
            size="small"
            busy={busyWith === value ? '書いています…' : undefined}
            onClick={() => void run(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      <FailedSaveNotice failure={failure} />
    </>
  );
}

function Ended({ row }: { row: CallBack }) {
  const words = CALL_BACK_OUTCOMES.find(({ value }) => value === row.state)?.label ?? '';
  const day = row.ended_at === null ? '' : formatMonthDay(row.ended_at.slice(0, 10));
  return <p>{`${words}（${row.ended_by_name ?? ''}・${day}）`}</p>;
}
