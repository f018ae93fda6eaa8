import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { CONSULTATION_DOCUMENT, MY_DATA_DOCUMENT, MY_DATA_FILES } from '@hidamari/domain/my-data';
import { ZipFile } from 'yazl';
import type { TakenCase, TakenInquiry, TakenMessage } from '../../export-sources.ts';
import { addLogComments } from '../log-comments/index.ts';
import { listTreatmentLogIds, openTreatmentLogs } from '../treatment-logs/index.ts';
import { notingCasePictures, notingLogPictures, writePictures } from './archive-pictures.ts';
import { createWriter, once, type Write } from './archive-writer.ts';
import { CONSULTATION_TABLES } from './consultations/consultation-tables.ts';
import { bundleText } from './fhir/fhir-bundle.ts';
import type { MyDataNeeds } from './my-data-needs.ts';
import { consultationPictureFile } from './picture-files.ts';
import { readmeText } from './readme/readme-text.ts';
import { LOG_TABLES } from './tables/log-tables.ts';
import { tableText } from './tables/table-text.ts';

type Needs = Pick<MyDataNeeds, 'database' | 'encryption' | 'sections' | 'consultations' | 'readPicture'>;

/** A ZIP on its way. */
export interface Archive {
  stream: Readable;
  /** Settles when the last byte is out or nobody reads any more; never rejects. */
  done: Promise<void>;
}

/**
 * Everything of a member as a ZIP (G136), written while it is read: each file goes through the diary or the
 * consultations anew, a few at a time, and the next one begins when the last is out. Nothing is held and nothing is
 * stored. The stream fails when something cannot be read, so that a ZIP that arrives whole is whole.
 */
export function writeArchive(needs: Needs, memberId: string, now: Date): Archive {
  const zip = new ZipFile();
  // yazl writes into a PassThrough; its types know only the older interface.
  const stream = zip.outputStream as Readable;
  const writer = createWriter(zip, stream, now);
  const done = fill(needs, { memberId, now }, writer).then(
    () => zip.end(),
    (error) => void stream.destroy(error),
  );
  const isOut = finished(stream).catch(() => {});
  return { stream, done: Promise.all([done, isOut]).then(() => {}) };
}

/** Whose archive, made when. */
interface Filling {
  memberId: string;
  now: Date;
}

async function fill(needs: Needs, filling: Filling, write: Write): Promise<void> {
  const { memberId, now } = filling;
  await write(MY_DATA_FILES.readme, once(readmeText(needs.sections, now)));
  const ofLogs = await writeLogs(needs, filling, write);
  const ofCases = await writeConsultations(needs, filling, write);
  const read = (key: string) => needs.readPicture(memberId, key);
  await writePictures(read, { folder: MY_DATA_FILES.pictures, keys: ofLogs }, write);
  await writePictures(read, { folder: MY_DATA_FILES.consultationPictures, keys: ofCases }, write);
}

/** The diary in all its forms; answers the keys of its pictures. */
async function writeLogs(needs: Needs, { memberId, now }: Filling, write: Write): Promise<Set<string>> {
  const ids = await listTreatmentLogIds(needs.database, memberId);
  const logs = () => openTreatmentLogs(needs, memberId, ids);
  const pictures = new Set<string>();
  const document = {
    exportedAt: now,
    sections: await readSections(needs, memberId),
    logs: addLogComments(needs, memberId, notingLogPictures(logs(), pictures)),
  };
  await write(MY_DATA_FILES.document, documentText(document));
  for (const table of LOG_TABLES) {
    await write(`${MY_DATA_FILES.tables}/${table.file}`, tableText(table, logs()));
  }
  await write(MY_DATA_FILES.bundle, bundleText(logs(), now));
  return pictures;
}

/** Consultations and inquiries; answers the keys of the pictures in their messages. */
async function writeConsultations(
  { consultations }: Needs,
  { memberId, now }: Filling,
  write: Write,
): Promise<Set<string>> {
  const cases = await consultations.casesOf(memberId);
  const inquiries = await consultations.inquiriesOf(memberId);
  const pictures = new Set<string>();
  const document = {
    exportedAt: now,
    cases: notingCasePictures(cases(), pictures),
    inquiries: inquiries(),
  };
  await write(MY_DATA_FILES.consultations, consultationText(document));
  for (const { file, textOf } of CONSULTATION_TABLES) {
    await write(`${MY_DATA_FILES.tables}/${file}`, textOf({ cases, inquiries }));
  }
  return pictures;
}

async function readSections({ sections }: Needs, memberId: string): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const section of sections) read[section.name] = await section.read(memberId);
  return read;
}

interface Document {
  exportedAt: Date;
  /** Everything beside the logs, by key. */
  sections: Readonly<Record<string, unknown>>;
  logs: AsyncIterable<TreatmentLog>;
}

/** The JSON of the export, a log a line. The logs come last: what stands before them fits into memory, they may not. */
async function* documentText({ exportedAt, sections, logs }: Document): AsyncGenerator<string> {
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

interface ConsultationTextDocument {
  exportedAt: Date;
  cases: AsyncIterable<TakenCase>;
  inquiries: AsyncIterable<TakenInquiry>;
}

/**
 * The JSON of consultations and inquiries, a document of its own: the one that is read back in stays as small as the
 * diary. A message a line, since a single case may be longer than what fits into memory.
 */
async function* consultationText({
  exportedAt,
  cases,
  inquiries,
}: ConsultationTextDocument): AsyncGenerator<string> {
  const head = {
    format: CONSULTATION_DOCUMENT.format,
    format_version: CONSULTATION_DOCUMENT.version,
    exported_at: formatWireTimestamp(exportedAt),
  };
  yield `${openObject(head)},"consultations":[`;
  yield* jsonList(cases, caseText);
  yield '],"inquiries":[';
  yield* jsonList(inquiries, (one) => [JSON.stringify(one)]);
  yield ']}\n';
}

async function* caseText({ messages, summaries, ...head }: TakenCase): AsyncGenerator<string> {
  yield `${openObject(head)},"messages":[`;
  yield* jsonList(messages(), (message) => [JSON.stringify(withFiles(message))]);
  yield '],"summaries":[';
  yield* jsonList(summaries(), (summary) => [JSON.stringify(summary)]);
  yield ']}';
}

/** Pictures by the names of their files in the ZIP. */
function withFiles({ pictures, ...message }: TakenMessage) {
  return { ...message, pictures: pictures.map(consultationPictureFile) };
}

/** The inside of a JSON list, an item a line, written while it is read. */
async function* jsonList<Item>(
  items: AsyncIterable<Item>,
  textOf: (item: Item) => AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let separator = '\n';
  for await (const item of items) {
    yield separator;
    yield* textOf(item);
    separator = ',\n';
  }
  yield '\n';
}

/** A JSON object that is not closed yet: more keys follow. */
function openObject(head: object): string {
  return JSON.stringify(head).slice(0, -1);
}
