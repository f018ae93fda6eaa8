import type { RestoredRow } from '@hidamari/contract/my-data';
import { type CutImport, cutImport, type ImportFile } from '@hidamari/domain/my-data';
import type { OpenPicture } from './open-document/read-from-zip.ts';

/** What became of a row, with its place in the file. */
export interface RowResult extends RestoredRow {
  place: number;
}

/** A file that is read in, and how far it has come: first every log, then the pictures of those that await them. */
export interface ImportJob {
  name: string;
  file: ImportFile;
  /** Null for a file without pictures. */
  openPicture: OpenPicture | null;
  cut: CutImport;
  /** Parts that the server has answered. */
  sentParts: number;
  results: readonly RowResult[];
  /** For each log that awaited its pictures and was seen to: whether all of them are back. */
  picturedWhole: readonly boolean[];
}

const UNSENDABLE: RestoredRow = { outcome: 'refused', fields: {}, awaits_pictures: null };

export function newJob(
  name: string,
  { file, openPicture }: Pick<ImportJob, 'file' | 'openPicture'>,
): ImportJob {
  const cut = cutImport(file.logs);
  const results = cut.unsendable.map((place) => ({ ...UNSENDABLE, place }));
  return { name, file, openPicture, cut, sentParts: 0, results, picturedWhole: [] };
}

/** The job after the server has answered its next part. */
export function withAnswer(job: ImportJob, rows: readonly RestoredRow[]): ImportJob {
  const places = job.cut.parts[job.sentParts]?.places ?? [];
  const answered = rows.map((row, at) => ({ ...row, place: places[at] ?? 0 }));
  return { ...job, sentParts: job.sentParts + 1, results: [...job.results, ...answered] };
}

/** A log that was restored without the pictures that its row names. */
export interface AwaitingLog {
  logId: string;
  row: unknown;
}

/** The logs that await their pictures, as far as the server has answered. A row that stands twice in a file is one. */
export function awaitingLogs({ results, file }: ImportJob): AwaitingLog[] {
  const rows = new Map<string, unknown>();
  for (const { awaits_pictures: logId, place } of results) {
    if (logId !== null && !rows.has(logId)) rows.set(logId, file.logs[place]);
  }
  return [...rows].map(([logId, row]) => ({ logId, row }));
}

/** True while every log has been answered and only pictures are on their way. */
export function isAtPictures(job: ImportJob): boolean {
  const isThrough = job.sentParts === job.cut.parts.length;
  return isThrough && job.openPicture !== null && awaitingLogs(job).length > 0;
}
