import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { CONSULTATION_DOCUMENT } from '@hidamari/domain/my-data';
import { jsonList, openObject } from '../json-list.ts';
import { consultationPictureFile } from '../picture-files.ts';
import type { TakenCase, TakenInquiry, TakenMessage } from './consultation-sources.ts';

interface Document {
  exportedAt: Date;
  cases: AsyncIterable<TakenCase>;
  inquiries: AsyncIterable<TakenInquiry>;
}

/**
 * The JSON of consultations and inquiries, a document of its own: the one that is read back in stays as small as the
 * diary. A message a line, since a single case may be longer than what fits into memory.
 */
export async function* consultationText({ exportedAt, cases, inquiries }: Document): AsyncGenerator<string> {
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
