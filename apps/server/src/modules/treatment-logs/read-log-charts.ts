import { type LogCharts, treatmentLogFilters } from '@hidamari/contract/treatment-logs';
import {
  byTrouble,
  type ChartedLog,
  type ChartPeriod,
  measuredKinds,
  symptomSeries,
  testedItems,
  treatmentDays,
  treatmentPeriods,
} from '@hidamari/domain/log-charts';
import type { Dependencies } from '../../dependencies.ts';
import { type LogReader, THE_MEMBER } from './read-treatment-logs.ts';
import { openDetails } from './stored-log.ts';
import { listDrawnRows } from './treatment-logs.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

/**
 * The series of a period (G60, G61, G63, G64), from the logs of that period alone; a concierge's from those that the
 * member shares. The texts of the logs do not leave the server with them.
 */
export async function readLogCharts(
  needs: Needs,
  memberId: string,
  period: ChartPeriod,
  reader: LogReader = THE_MEMBER,
): Promise<LogCharts> {
  const logs = await openPeriod(needs, memberId, period, reader);
  return {
    from_date: period.from,
    to_date: period.to,
    symptoms: byTrouble(symptomSeries(logs, period)).map((series) => ({ ...series, days: [...series.days] })),
    measurements: measuredKinds(logs, period).map((row) => ({ ...row, values: [...row.values] })),
    tests: testedItems(logs, period).map((row) => ({ ...row, values: [...row.values] })),
    treatment_days: treatmentDays(logs, period),
    treatment_periods: treatmentPeriods(logs, period),
  };
}

async function openPeriod(
  { database, encryption }: Needs,
  memberId: string,
  { from, to }: ChartPeriod,
  { sharedOnly }: LogReader,
): Promise<ChartedLog[]> {
  const filters = treatmentLogFilters.parse({ from_date: from, to_date: to });
  const cipher = await encryption.forMember(database, memberId);
  const logs: ChartedLog[] = [];
  for await (const rows of listDrawnRows(database, { memberId, filters, sharedOnly })) {
    for (const { id, sealed_details, log_date, log_time } of rows) {
      logs.push({ ...openDetails(cipher, id, sealed_details), log_date, log_time: log_time ?? undefined });
    }
  }
  return logs;
}
