import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { addDays, japanInstant, parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** All that a calendar is told (decision 0031): a family's calendar on the wall shows no hospital and no illness. */
const EVENT_TITLE = '通院の予定';

/** How long a visit with a time is put down for: nobody knows when it ends, and calendars hide what has no length. */
const MINUTES = 60;

type DatedVisit = Pick<NextVisit, 'id' | 'visit_date' | 'visit_time' | 'status' | 'updated_at' | 'version'>;

/**
 * A visit as a calendar file (RFC 5545). Times are in UTC, so that a calendar abroad shows the same moment; without a
 * time it is a whole day. The same visit always has the same UID, and a later version a higher SEQUENCE: read in again,
 * the entry is moved instead of doubled. A visit that fell away cancels its entry.
 * @param host the portal's own host, for the UID.
 */
export function visitCalendar(visit: DatedVisit, host: string): string {
  const calendar = ical({
    prodId: { company: 'hidamari', product: 'next-visit', language: 'JA' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const isGone = visit.status === 'changed';
  calendar.createEvent({
    id: `next-visit-${visit.id}@${host}`,
    sequence: visit.version,
    stamp: parseWireTimestamp(visit.updated_at) ?? japanInstant(visit.visit_date),
    summary: EVENT_TITLE,
    status: isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...momentOf(visit),
  });
  return calendar.toString();
}

function momentOf({ visit_date, visit_time }: DatedVisit) {
  if (visit_time === undefined) {
    const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
    return { allDay: true, start: midnight(visit_date), end: midnight(addDays(visit_date, 1)) };
  }
  const start = japanInstant(visit_date, visit_time);
  return { start, end: new Date(start.getTime() + MINUTES * 60_000) };
}
