import { isRealDay } from '../japanese-dates/index.ts';
import { firstCharacters, isBlank } from '../japanese-text/index.ts';
import { MY_DATA_DOCUMENT, MY_DATA_LIMITS } from './my-data.ts';

/** Why a chosen file is not read in. */
export type ImportFault =
  | 'too_large'
  | 'unreadable'
  | 'no_document'
  | 'web_page'
  | 'not_json'
  | 'not_ours'
  | 'newer'
  | 'too_many'
  | 'empty';

/** What to say of such a file, and what to do. */
export const IMPORT_FAULT_TEXTS: Readonly<Record<ImportFault, string>> = {
  too_large: 'ファイルが大きすぎます。読み込めるのは、20MBまでのJSONファイルです。',
  unreadable: 'ファイルを開けませんでした。もう一度選ぶか、パソコンなどに保存し直してからお試しください。',
  no_document:
    'このZIPファイルの中に、hidamari-my-data.jsonがありません。「わたしのデータ」でダウンロードしたZIPファイルを選んでください。',
  web_page:
    '選んだファイルは、ウェブページです。ダウンロードしたZIPファイルか、その中のhidamari-my-data.jsonを選んでください。',
  not_json:
    'ファイルの中身を読み取れませんでした。途中で切れているか、別の種類のファイルかもしれません。ダウンロードしたときのファイルを選んでください。',
  not_ours:
    'このサービスの「わたしのデータ」のファイルではないようです。ダウンロードしたZIPファイルか、その中のhidamari-my-data.jsonを選んでください。',
  newer: 'このファイルは、新しい形式で書き出されています。いまのこの画面では、まだ読み込めません。',
  too_many: '記録が多すぎます。一度に読み込めるのは、20,000件までです。',
  empty: 'このファイルには、治療ログの記録が1件もありません。',
};

/** A file that can be read in, before anything is sent. */
export interface ImportFile {
  /** When it was written, as the document says; null where it does not. */
  exportedAt: string | null;
  /** As they stand there: each is checked by the server, by the rules of a log. */
  logs: readonly unknown[];
  /** First and last day of the logs, YYYY-MM-DD; null where no log has a day. */
  firstDay: string | null;
  lastDay: string | null;
}

export type ReadImport = { kind: 'ready'; file: ImportFile } | { kind: 'refused'; fault: ImportFault };

const refused = (fault: ImportFault): ReadImport => ({ kind: 'refused', fault });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the text of a chosen file. Never throws: whatever the file holds, the answer says what it is. */
export function readImportText(text: string): ReadImport {
  // Editors on Windows put a mark before the text.
  const body = text.replace(/^\uFEFF/, '').trim();
  if (body.startsWith('<')) return refused('web_page');
  const document = parse(body);
  if (document === undefined) return refused('not_json');
  if (!isRecord(document) || document.format !== MY_DATA_DOCUMENT.format) return refused('not_ours');
  const { format_version: version, exported_at: at, logs } = document;
  if (typeof version !== 'number' || !Array.isArray(logs)) return refused('not_ours');
  if (version > MY_DATA_DOCUMENT.version) return refused('newer');
  if (logs.length > MY_DATA_LIMITS.importLogs) return refused('too_many');
  if (logs.length === 0) return refused('empty');
  const days = logs.map(dayOfRow).filter((day) => day !== null);
  const [firstDay, lastDay] = [days.reduce(earlier, null), days.reduce(later, null)];
  return {
    kind: 'ready',
    file: { exportedAt: typeof at === 'string' ? at.slice(0, 40) : null, logs, firstDay, lastDay },
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const earlier = (best: string | null, day: string) => (best === null || day < best ? day : best);
const later = (best: string | null, day: string) => (best === null || day > best ? day : best);

/** The day that a row of the file says, if it is one; null otherwise. */
export function dayOfRow(row: unknown): string | null {
  const day = isRecord(row) ? row.log_date : null;
  return typeof day === 'string' && isRealDay(day) ? day : null;
}

/** The title that a row of the file says, shortened; null otherwise. */
export function titleOfRow(row: unknown): string | null {
  const title = isRecord(row) ? row.title : null;
  return typeof title === 'string' && !isBlank(title) ? firstCharacters(title.trim(), 40) : null;
}
