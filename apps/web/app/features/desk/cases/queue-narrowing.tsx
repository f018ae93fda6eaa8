import type { Queue, QueueView } from '@hidamari/contract/consultations';
import { CONSULTATION_CHANNELS, type ConsultationChannel } from '@hidamari/domain/consultations';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { Link } from '@hidamari/ui/link';
import { type QueuePart, queueHref } from './queue-address.ts';

const VIEWS: readonly { view: QueueView; label: string }[] = [
  { view: 'open', label: '未対応' },
  { view: 'working', label: '対応中' },
  { view: 'mine', label: '私の担当' },
  { view: 'closed', label: '終了' },
];

const CHANNELS: readonly { channel?: ConsultationChannel; label: string }[] = [
  { label: 'すべて' },
  ...CONSULTATION_CHANNELS.map(({ value, label }) => ({ channel: value, label })),
];

/** Narrows the queue by who looks after a case and by how it came; each begins at the first page again. */
export function QueueNarrowing({ part, counts }: { part: QueuePart; counts: Queue['counts'] | undefined }) {
  return (
    <div className="grid gap-3">
      <Chips name="相談をしぼりこむ">
        {VIEWS.map(({ view, label }) => (
          <ChipLink
            key={view}
            href={queueHref({ ...part, view, page: 1 })}
            current={view === part.view}
            {...(view !== 'closed' && counts && { count: counts[view] })}
          >
            {label}
          </ChipLink>
        ))}
      </Chips>
      <Chips name="受け方でしぼりこむ">
        {CHANNELS.map(({ channel, label }) => (
          <ChipLink
            key={label}
            href={queueHref({ view: part.view, channel, page: 1 })}
            current={channel === part.channel}
          >
            {label}
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}

/** From where to where the page goes, and the way to its neighbours; nothing where one page holds all. */
export function QueuePaging({ part, meta }: { part: QueuePart; meta: Queue['meta'] }) {
  const { page, per_page: perPage, total } = meta;
  if (total <= perPage && page === 1) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  // A page that has emptied meanwhile leads back to the last one that has something.
  const before = Math.max(1, Math.min(page - 1, Math.ceil(total / perPage)));
  return (
    <nav aria-label="列のページ" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {page > 1 ? <Link href={queueHref({ ...part, page: before })}>{`前の${perPage}件`}</Link> : null}
      {first <= total ? <span className="ui-meta ui-num">{`${first}–${last} / ${total}件`}</span> : null}
      {last < total ? <Link href={queueHref({ ...part, page: page + 1 })}>{`次の${perPage}件`}</Link> : null}
    </nav>
  );
}
