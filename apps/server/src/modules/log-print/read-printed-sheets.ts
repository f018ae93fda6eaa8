import type { PrintChoicesRead, PrintedSheets } from '@hidamari/contract/log-print';
import { symptomSeriesOf } from '@hidamari/domain/log-charts';
import { layPrint } from './lay-print.ts';
import { unprintableOn } from './letter-plan.ts';
import { gatherPrint, type PrintNeeds } from './print-input.ts';

/** The pages of the member's own print (G70), and what the screen's choices need to know. */
export async function readPrintedSheets(
  needs: PrintNeeds,
  memberId: string,
  choices: PrintChoicesRead,
): Promise<PrintedSheets> {
  const { input, lastVisit } = await gatherPrint(needs, memberId, choices);
  const { from, to } = input.choices;
  const sheets = await layPrint(input);
  return {
    from_date: from,
    to_date: to,
    last_visit_date: lastVisit,
    log_count: input.logs.length,
    written_symptoms: symptomSeriesOf(input.logs).map(({ key }) => key),
    unprintable: unprintableOn(sheets),
    sheets,
  };
}
