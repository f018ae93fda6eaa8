import { addDays, formatClock, formatMonthDay, formatPlainDate } from '../japanese-dates/index.ts';
import { formatMeasurement } from '../treatment-logs/index.ts';
import type { ContactThresholdCard } from './contact-threshold.ts';
import type { MetRule, ThresholdEntry } from './met-rules.ts';
import { foundWords } from './threshold-texts.ts';

/** What a person fills in with their own voice. */
export const BLANK = '（　　）';

/** One sentence to read out. */
export interface ScriptLine {
  readonly key: 'name' | 'birthday' | 'card' | 'treatment' | 'dose' | 'temperature' | 'found' | 'since';
  readonly text: string;
}

/** What is known when the hospital is called. */
export interface ScriptFacts {
  readonly card: Pick<ContactThresholdCard, 'card_number' | 'treatment_name' | 'last_dose_on'>;
  /** Null while the member is not known, or when the member writes for somebody else: their name is not the patient's. */
  readonly patient: { readonly name: string; readonly birthday: string | null } | null;
  readonly met: readonly MetRule[];
  readonly entry: ThresholdEntry & {
    readonly log_date: string;
    readonly log_time?: string | undefined;
  };
  /** The day in Japan, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * What to say on the telephone, in the order of G75: name, birthday, card number, treatment, last dose, temperature
 * (and what else meets the card), since when. Nothing is guessed: what is not known is a blank to be said aloud, and
 * the hour of a measurement is not taken for the hour at which a fever began.
 */
export function callScript({ card, patient, met, entry, today }: ScriptFacts): ScriptLine[] {
  const { card_number, treatment_name, last_dose_on } = card;
  const birthday = patient?.birthday ?? null;
  const others = met.filter(({ rule }) => rule.kind !== 'temperature');
  return [
    { key: 'name', text: patient ? `${patient.name}です。` : `患者の名前は、${BLANK}です。` },
    {
      key: 'birthday',
      text: `${birthday ? formatPlainDate(birthday) : `${BLANK}年${BLANK}月${BLANK}日`}生まれです。`,
    },
    { key: 'card', text: `診察券の番号は、${card_number ?? BLANK}です。` },
    { key: 'treatment', text: `受けている治療は、${treatment_name ?? BLANK}です。` },
    {
      key: 'dose',
      text: `最後に治療を受けた日は、${last_dose_on ? formatMonthDay(last_dose_on) : BLANK}です。`,
    },
    { key: 'temperature', text: temperatureLine(entry) },
    ...others.map((found): ScriptLine => ({ key: 'found', text: foundWords(found) })),
    { key: 'since', text: sinceLine(entry, today) },
  ];
}

function temperatureLine({ measurements = [] }: ThresholdEntry): string {
  const values = measurements
    .filter(({ kind }) => kind === 'body_temperature')
    .map(({ value }) => value)
    .filter(Number.isFinite);
  if (values.length === 0) return `体温は、${BLANK}℃です。`;
  return `体温は、${formatMeasurement('body_temperature', Math.max(...values))}です。`;
}

function sinceLine({ log_date, log_time }: ScriptFacts['entry'], today: string): string {
  const day =
    log_date === today ? '今日' : log_date === addDays(today, -1) ? 'きのう' : formatMonthDay(log_date);
  const moment = log_time ? `${day}の${formatClock(log_time)}` : day;
  return `${moment}の記録です。${BLANK}ごろから続いています。`;
}
