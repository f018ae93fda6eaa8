import { isRealDay } from '../japanese-dates/index.ts';
import { firstCharacters, isBlank } from '../japanese-text/index.ts';
import { fieldLabel } from '../members/index.ts';
import { LOG_FIELDS, LOG_PART_TITLES } from '../treatment-logs/index.ts';

/** Names of a log's fields and parts, as the form and the page of a log say them. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...LOG_PART_TITLES,
  log_time: fieldLabel('log_time'),
  title: LOG_FIELDS.log.title.label,
  // 「その他」 alone would say that the fault lies anywhere else.
  other: LOG_FIELDS.other.text.label,
};

/** Faults that have a sentence of their own, by field and code. */
const SENTENCES: Readonly<Record<string, string>> = {
  'log_date.date': '日付が正しくないか、1950年より前です',
  'log_date.date_in_future': '日付が今日より先です',
  'log_date.required': '日付がありません',
  'categories.category_required': '記録の種類がありません',
  'details.detail_required': '書かれている内容がありません',
  'id.invalid': '記録の番号がありません',
};

const UNREADABLE = 'この記録の形を読み取れません';

/**
 * Why a log of a file was not taken, in words that name its parts; at least one sentence. `fields` are the codes of
 * the server by dotted name; without any, the row itself is no log.
 */
export function importErrorWords(fields: Readonly<Record<string, readonly string[]>>): string[] {
  const words = Object.entries(fields).map(([name, codes]) => {
    const [field = ''] = name.split('.');
    const own = SENTENCES[`${field}.${codes[0]}`];
    if (own) return own;
    const label = FIELD_LABELS[field];
    return label ? `「${label}」に、読み取れない内容があります` : UNREADABLE;
  });
  return words.length === 0 ? [UNREADABLE] : [...new Set(words)];
}

/**
 * The document of a member's own data (G136). Whoever changes its fields so that an older portal would read them
 * wrongly raises the version; an older portal then says that the file is newer, instead of guessing.
 */
export const MY_DATA_DOCUMENT = { format: 'hidamari-my-data', version: 1 } as const;

/** The document of consultations and inquiries, which lies beside it and is never read back. */
export const CONSULTATION_DOCUMENT = { format: 'hidamari-consultations', version: 1 } as const;

/** Names inside the ZIP. ASCII, since not every unpacker reads Japanese names; the README says what each holds. */
export const MY_DATA_FILES = {
  readme: 'README.txt',
  document: 'hidamari-my-data.json',
  bundle: 'fhir-bundle.json',
  consultations: 'hidamari-consultations.json',
  /** Folder of the tables. */
  tables: 'csv',
  /** Folder of the pictures and papers. */
  pictures: 'images',
  /** Folder of the pictures that were sent in consultations: an import looks for those of the logs alone. */
  consultationPictures: 'consultation-images',
} as const;

/**
 * Where a picture or paper lies in the ZIP, without the ending that says its type. `key` as the logs, or in the folder
 * of the consultations the messages, name it.
 */
export function picturePath(
  key: string,
  folder: 'images' | 'consultation-images' = MY_DATA_FILES.pictures,
): string {
  return `${folder}/${key.replaceAll('/', '_')}`;
}

export const MY_DATA_LIMITS = {
  /** How long a prepared link may be used (G136). */
  linkHours: 24,
  /** Downloads of one member at a time, per server: each reads the whole diary. */
  downloadsAtOnce: 2,
  /** The JSON that can be read back in, in bytes. */
  importBytes: 20 * 1024 * 1024,
  importLogs: 20_000,
  /** Logs that one call takes back, and the bytes of its body: far below what a body may have. */
  rowsInPart: 50,
  partBytes: 600_000,
  /** One log alone, in bytes: no log of ours is larger. */
  rowBytes: 900_000,
} as const;

/** What the downloaded file is called: `hidamari-my-data-2026-11-20.zip`. `day` is the day in Japan. */
export function archiveName(day: string): string {
  return `hidamari-my-data-${day}.zip`;
}

/** What became of one log that was read back in. */
export const ROW_OUTCOMES = ['restored', 'taken_from_trash', 'already_there', 'differs', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** The words of an outcome, as a heading over its number. */
export const ROW_OUTCOME_LABELS: Readonly<Record<RowOutcome, string>> = {
  restored: '戻した記録',
  taken_from_trash: 'ごみ箱から戻した記録',
  already_there: 'すでに同じ内容である記録',
  differs: 'いまの内容を残した記録',
  refused: '読み込めなかった記録',
};

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

/** Rows that go to the server in one call. */
export interface ImportPart {
  /** Place of each row in the file, from 0. */
  places: readonly number[];
  rows: readonly unknown[];
}

/** A file cut into calls, and the places of rows that no call can carry. */
export interface CutImport {
  parts: readonly ImportPart[];
  /** Broken beyond what a log can be: too large, too deep, signs that no text holds. */
  unsendable: readonly number[];
}

/** Deeper than any log of ours, and less deep than the server refuses. */
const MOST_LEVELS = 12;
const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Cuts logs into parts of at most fifty that fit into one body. One broken row of a file must not cost the others
 * their way back, so what the server's door would refuse whole is set aside here.
 */
export function cutImport(logs: readonly unknown[]): CutImport {
  const parts: { places: number[]; rows: unknown[] }[] = [];
  const unsendable: number[] = [];
  let bytes = 0;
  for (const [place, row] of logs.entries()) {
    const size = isSendable(row) ? byteLength(JSON.stringify(row)) : Number.POSITIVE_INFINITY;
    if (size > MY_DATA_LIMITS.rowBytes) {
      unsendable.push(place);
      continue;
    }
    let part = parts.at(-1);
    if (!part || part.rows.length >= MY_DATA_LIMITS.rowsInPart || bytes + size > MY_DATA_LIMITS.partBytes) {
      part = { places: [], rows: [] };
      parts.push(part);
      bytes = 0;
    }
    part.places.push(place);
    part.rows.push(row);
    bytes += size;
  }
  return { parts, unsendable };
}

function isSendable(value: unknown, level = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (level >= MOST_LEVELS) return false;
  return Object.entries(value).every(
    ([key, inner]) => !RESERVED_KEYS.has(key) && !key.includes('\0') && isSendable(inner, level + 1),
  );
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;
