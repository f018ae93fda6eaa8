import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { NO_FILTERS } from '../../list-address.ts';
import { logHeading } from '../../log-words/log-heading.ts';
import { logPageQuery } from '../../treatment-logs-queries.ts';
import { FormSection } from '../form/form-section.tsx';

type Props = {
  /** The day of the visit. */
  day: string;
  /** The log the visit is tied to already. */
  logId: string | null;
  busy: string | undefined;
  /** Saves the answers into this log, or into a new one. */
  onKeep: (logId: string | null) => void;
};

/** Once the day has come: the answers go into a log of that day, a new one or one that is there (G69). */
export function AfterVisit({ day, logId, busy, onKeep }: Props) {
  const title = '診察のあと';
  if (logId !== null) {
    return (
      <FormSection title={title} hint="聞きたいことと答えは、この日の記録で読めます。">
        <div>
          <ButtonLink kind="plain" icon="log" href={screenHref('/treatment-logs/:id', { id: logId })}>
            この診察の記録を見る
          </ButtonLink>
        </div>
      </FormSection>
    );
  }
  return (
    <FormSection title={title} hint="聞きたいことと答えを、この日の記録といっしょに残せます。">
      <div className="grid justify-items-start gap-3">
        <Button kind="plain" icon="pen" busy={busy} onClick={() => onKeep(null)}>
          この日の記録に残す
        </Button>
        <LogsOfDay day={day} busy={busy} onKeep={onKeep} />
      </div>
    </FormSection>
  );
}

/** Logs that are there already. Without an answer there is none to choose; a new one can always be written. */
function LogsOfDay({ day, busy, onKeep }: Omit<Props, 'logId'>) {
  const { data } = useQuery(logPageQuery(pageApi(), { ...NO_FILTERS, from: day, to: day }, 1));
  return data?.data.map((log) => (
    <Button key={log.id} kind="plain" icon="log" busy={busy} onClick={() => onKeep(log.id)}>
      {`${formatMonthDay(day)}の「${logHeading(log)}」に残す`}
    </Button>
  ));
}
