// What a print of a year costs: `node tools/on-built-portal.mjs bench/log-print.ts` (bench/README.md says how to read it).
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { layPrint } from '../apps/server/src/modules/log-print/lay-print.ts';
import { createPdfMaker } from '../apps/server/src/modules/log-print/pdf-maker.ts';
import { treatmentLogBody } from '../packages/contract/src/treatment-logs/index.ts';
import { addDays } from '../packages/domain/src/japanese-dates/index.ts';
import type { PrintInput, Sheet } from '../packages/domain/src/log-print/index.ts';
import { LOG_CATEGORIES, optionValues } from '../packages/domain/src/option-sets/index.ts';
import { SYMPTOM_KEYS } from '../packages/domain/src/treatment-logs/index.ts';
import { demoTreatmentLogs } from '../packages/sample-content/src/demo-treatment-logs/index.ts';

const TODAY = '2026-11-20';
const DAYS = 365;
const LOGS_A_DAY = 3;
const ROUNDS = 5;
/** Quality plan: a year is printed within a second. */
const AIM = 1_000;

/** Three logs on each day of a year, of the demo members' own. */
function aYear(): PrintInput {
  const stories = (['general', 'insurance', 'chofu'] as const).flatMap((kind) =>
    demoTreatmentLogs(kind, TODAY),
  );
  const logs = Array.from({ length: DAYS * LOGS_A_DAY }, (_, index) => {
    const log_date = addDays(TODAY, -Math.floor(index / LOGS_A_DAY));
    return treatmentLogBody.parse({ ...stories[index % stories.length], log_date });
  });
  return {
    choices: {
      from: addDays(TODAY, 1 - DAYS),
      to: TODAY,
      categories: optionValues(LOG_CATEGORIES),
      symptoms: SYMPTOM_KEYS,
      isSummaryOnly: false,
    },
    logs,
    nextVisit: null,
    person: null,
    today: TODAY,
  };
}

async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  const times: number[] = [];
  const delays = monitorEventLoopDelay({ resolution: 5 });
  let result = await work();
  delays.enable();
  const used = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    result = await work();
    times.push(performance.now() - began);
  }
  delays.disable();
  const { user, system } = process.cpuUsage(used);
  const processor = Math.round((user + system) / 1_000 / ROUNDS);
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  const verdict = median <= AIM ? 'reached' : 'missed';
  console.log(
    `${what.padEnd(40)} ${Math.round(median)} ms (aim ${AIM} ms: ${verdict}), ${processor} ms of processor, longest hold of the server ${Math.round(delays.max / 1e6)} ms`,
  );
  return result;
}

const input = aYear();
const sheets: Sheet[] = await measure('Pages of a year, 3 logs a day', () => layPrint(input));
const maker = createPdfMaker();
const file = await measure(`PDF of ${sheets.length} pages`, () => maker.make(sheets, new Date()));
console.log(`${'Size of the PDF'.padEnd(40)} ${Math.round(file.length / 1_000)} KB`);
