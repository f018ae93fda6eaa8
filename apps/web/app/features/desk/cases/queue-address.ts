import { QUEUE_VIEWS, type QueueView } from '@hidamari/contract/consultations';
import { CONSULTATION_CHANNELS, type ConsultationChannel } from '@hidamari/domain/consultations';
import { LAST_PAGE } from '@hidamari/domain/limits';
import { screenHref } from '@hidamari/domain/screens';
import { pageOfAddress } from '../../../shell/page-of-address.ts';

/** Which part of the queue is shown; it stands in the address, beside a case too. */
export interface QueuePart {
  view: QueueView;
  /** Undefined: by whichever. */
  channel?: ConsultationChannel | undefined;
  /** From 1. */
  page: number;
}

const WHOLE: QueuePart = { view: 'open', page: 1 };

/** What the address names; who waits for somebody, by every channel, the first page, where it names nothing known. */
export function readQueuePart(query: URLSearchParams): QueuePart {
  const page = pageOfAddress(query);
  return {
    view: QUEUE_VIEWS.find((view) => view === query.get('view')) ?? WHOLE.view,
    channel: CONSULTATION_CHANNELS.find(({ value }) => value === query.get('channel'))?.value,
    page: page <= LAST_PAGE ? page : WHOLE.page,
  };
}

/** What of it an address has to name. */
function keysOf({ view, channel, page }: QueuePart): Record<string, string | number> {
  return {
    ...(view === WHOLE.view ? {} : { view }),
    ...(channel === undefined ? {} : { channel }),
    ...(page === WHOLE.page ? {} : { page }),
  };
}

/** Address of a part of the queue. */
export const queueHref = (part: QueuePart): string => screenHref('/desk', null, keysOf(part));

/** Address of a case, with the part of the queue that stands beside it; what is left out is as in the whole queue. */
export const caseHref = (id: string, part: Partial<QueuePart> = {}): string =>
  screenHref('/desk/cases/:id', { id }, keysOf({ ...WHOLE, ...part }));
