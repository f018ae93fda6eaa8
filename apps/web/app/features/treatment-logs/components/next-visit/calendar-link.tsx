import { Icon } from '@hidamari/ui/icon';
import { calendarHref } from '../../next-visit/visit-address.ts';

/**
 * Takes a visit into the telephone's own calendar. A plain anchor: the file is no screen, and nothing is fetched before
 * it is asked for. The server names it and says that it is to be kept.
 */
export function CalendarLink({ visitId }: { visitId: string }) {
  return (
    <a href={calendarHref(visitId)} className="ui-button" data-kind="text">
      <Icon name="calendar" />
      <span>カレンダーに入れる</span>
    </a>
  );
}
