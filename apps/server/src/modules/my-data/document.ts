import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { MY_DATA_DOCUMENT } from '@hidamari/domain/my-data';
import { jsonList, openObject } from './json-list.ts';

interface Document {
  exportedAt: Date;
  /** Everything beside the logs, by key. */
  sections: Readonly<Record<string, unknown>>;
  logs: AsyncIterable<TreatmentLog>;
}

/** The JSON of the export, a log a line. The logs come last: what stands before them fits into memory, they may not. */
export async function* documentText({ exportedAt, sections, logs }: Document): AsyncGenerator<string> {
  const head = {
    format: MY_DATA_DOCUMENT.format,
    format_version: MY_DATA_DOCUMENT.version,
    exported_at: formatWireTimestamp(exportedAt),
    ...sections,
  };
  yield `${openObject(head)},"logs":[`;
  yield* jsonList(logs, (log) => [JSON.stringify(log)]);
  yield ']}\n';
}
