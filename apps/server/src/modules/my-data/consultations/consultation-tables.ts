import { caseStatusLabel, channelLabel, topicLabel } from '@hidamari/domain/consultations';
import { INQUIRER_ROLES, INQUIRY_KINDS, INQUIRY_REPLIES } from '@hidamari/domain/inquiries';
import { fieldLabel } from '@hidamari/domain/members';
import { optionLabel } from '@hidamari/domain/option-sets';
import type {
  TakenAttached,
  TakenCase,
  TakenInquiry,
  TakenMessage,
  TakenSummary,
} from '../../../export-sources.ts';
import { consultationPictureFile } from '../picture-files.ts';
import type { Cell } from '../tables/table.ts';
import { tableText } from '../tables/table-text.ts';
import { ANSWER_WAYS, AUTHORS, INQUIRY_TYPES, SUMMARY_WORDS } from './consultation-labels.ts';

const cases = consultationTable<TakenCase>({
  file: 'consultations.csv',
  title: 'ご相談',
  rowsIn: (sources) => sources.cases(),
  columns: [
    ['相談の番号', ({ number }) => number],
    ['題名', ({ title }) => title],
    ['方法', ({ channel }) => channelLabel(channel)],
    ['内容', ({ topics }) => topics.map(topicLabel).join('、')],
    ['状態', ({ status }) => caseStatusLabel(status)],
    ['始まった日時', ({ opened_at: at }) => at],
    ['終わった日時', ({ closed_at: at }) => at],
  ],
});

interface MessageRow {
  number: string;
  message: TakenMessage;
}

async function* messagesOf(all: AsyncIterable<TakenCase>): AsyncGenerator<MessageRow> {
  for await (const { number, messages } of all) {
    for await (const message of messages()) yield { number, message };
  }
}

const messages = consultationTable<MessageRow>({
  file: 'consultation-messages.csv',
  title: 'ご相談のやりとり',
  rowsIn: (sources) => messagesOf(sources.cases()),
  columns: [
    ['相談の番号', ({ number }) => number],
    ['順', ({ message }) => message.seq],
    ['日時', ({ message }) => message.at],
    ['書いた人', ({ message }) => optionLabel(AUTHORS, message.author)],
    ['相談員の名前', ({ message }) => message.staff_name],
    ['文', ({ message }) => message.text],
    [fieldLabel('pictures'), ({ message }) => message.pictures.map(consultationPictureFile).join('\n')],
    ['添えたもの', ({ message }) => attachedCell(message.attached ? [message.attached] : [])],
  ],
});

/** A summary, or what the member wrote to it. */
interface SummaryRow {
  number: string;
  version: number;
  at: string;
  summary: TakenSummary | null;
  correction: TakenSummary['corrections'][number] | null;
}

async function* summariesOf(all: AsyncIterable<TakenCase>): AsyncGenerator<SummaryRow> {
  for await (const { number, summaries } of all) {
    for await (const summary of summaries()) {
      const { version, at, corrections } = summary;
      yield { number, version, at, summary, correction: null };
      for (const correction of corrections) {
        yield { number, version, at: correction.at, summary: null, correction };
      }
    }
  }
}

const summaries = consultationTable<SummaryRow>({
  file: 'consultation-summaries.csv',
  title: '相談員のまとめと、あなたの書き足し',
  rowsIn: (sources) => summariesOf(sources.cases()),
  columns: [
    ['相談の番号', ({ number }) => number],
    ['何回目のまとめ', ({ version }) => version],
    ['日時', ({ at }) => at],
    ['書いた人', ({ summary }) => optionLabel(AUTHORS, summary ? 'staff' : 'member')],
    ['相談員の名前', ({ summary }) => summary?.staff_name],
    [SUMMARY_WORDS.concern, ({ summary }) => summary?.concern],
    [SUMMARY_WORDS.talked, ({ summary }) => summary?.talked],
    [SUMMARY_WORDS.next_step, ({ summary }) => summary?.next_step],
    ['添えたもの', ({ summary }) => attachedCell(summary?.attached ?? [])],
    ['直したところ', ({ correction }) => correction?.quote],
    ['書き足したこと', ({ correction }) => correction?.text],
  ],
});

const inquiries = consultationTable<TakenInquiry>({
  file: 'inquiries.csv',
  title: 'お問い合わせ',
  rowsIn: (sources) => sources.inquiries(),
  columns: [
    ['受付番号', (one) => one.receipt_number],
    ['日時', (one) => one.created_at],
    ['窓口', ({ type }) => optionLabel(INQUIRY_TYPES, type)],
    ['種類', ({ kind }) => optionLabel(INQUIRY_KINDS, kind)],
    [fieldLabel('name'), ({ name }) => name],
    [fieldLabel('name_kana'), (one) => one.name_kana],
    [fieldLabel('email'), ({ email }) => email],
    [fieldLabel('phone_number'), (one) => one.phone_number],
    [fieldLabel('standing'), ({ standing }) => optionLabel(INQUIRER_ROLES, standing)],
    ['書いたこと', ({ message }) => message],
    ['背景', ({ background }) => background],
    ['希望した返事', (one) => optionLabel(INQUIRY_REPLIES, one.reply_by)],
    ['お返事の期限', (one) => one.due_on],
    ['お返事の日時', (one) => one.answered_at],
    ['お返事のしかた', ({ answer }) => optionLabel(ANSWER_WAYS, answer?.by)],
    ['メールのお返事の文', ({ answer }) => answer?.text],
  ],
});

/** One table for each kind of thing in the consultations (G136). */
export const CONSULTATION_TABLES: readonly ConsultationTable[] = [cases, messages, summaries, inquiries];

interface Sources {
  cases(): AsyncIterable<TakenCase>;
  inquiries(): AsyncIterable<TakenInquiry>;
}

/** A table of the consultations, written from what it reads itself. */
interface ConsultationTable {
  /** File name without folder. */
  file: string;
  /** What it is called in the README. */
  title: string;
  columns: readonly string[];
  textOf(sources: Sources): AsyncGenerator<string>;
}

/** A table with a row for each thing that `rowsIn` finds. */
function consultationTable<Row>(table: {
  file: string;
  title: string;
  rowsIn(sources: Sources): AsyncIterable<Row>;
  columns: readonly (readonly [header: string, of: (row: Row) => Cell])[];
}): ConsultationTable {
  const { file, title, rowsIn } = table;
  const columns = table.columns.map(([header]) => header);
  const rowsOf = (row: Row) => [table.columns.map(([, of]) => of(row))];
  return { file, title, columns, textOf: (sources) => tableText({ columns, rowsOf }, rowsIn(sources)) };
}

/** Titles and addresses of what was put beside words, a pair a line. */
function attachedCell(attached: readonly TakenAttached[]): string {
  return attached.map(({ title, url }) => `${title} ${url}`).join('\n');
}
