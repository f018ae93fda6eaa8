import type { LogCategory } from '../option-sets/index.ts';
import type { LogFields, MeasurementKind, PartValues, SymptomKey } from '../treatment-logs/index.ts';

type Maybe<T> = T | undefined;

export type PrintedVisit = PartValues<LogFields['visit']>;
export type PrintedMedicine = PartValues<LogFields['medicines']>;
export type PrintedLife = PartValues<LogFields['life']>;
export type PrintedTestRow = PartValues<LogFields['test_results.rows']>;
export type PrintedTestResult = PartValues<LogFields['test_results']> & {
  readonly rows: readonly PrintedTestRow[];
  readonly images: readonly string[];
};
export type PrintedTreatment = PartValues<LogFields['treatments']>;

export interface PrintedSymptom {
  readonly key: SymptomKey;
  readonly frequency?: Maybe<number>;
  readonly strength?: Maybe<number>;
  readonly interference?: Maybe<number>;
  readonly today?: Maybe<number>;
}

export interface PrintedMeasurement {
  readonly kind: MeasurementKind;
  readonly value: number;
  readonly measured_at?: Maybe<string>;
}

/** What a treatment log (G57) gives to a printed page. Days are YYYY-MM-DD in Japan. */
export interface PrintedLog {
  readonly log_date: string;
  readonly log_time?: Maybe<string>;
  readonly title?: Maybe<string>;
  readonly visit?: Maybe<PrintedVisit>;
  readonly medicines: readonly PrintedMedicine[];
  readonly symptoms: readonly PrintedSymptom[];
  readonly measurements: readonly PrintedMeasurement[];
  readonly life?: Maybe<PrintedLife>;
  readonly other?: Maybe<PartValues<LogFields['other']>>;
  readonly test_results: readonly PrintedTestResult[];
  readonly treatments: readonly PrintedTreatment[];
  readonly images: readonly string[];
}

/** The next visit and what the member wants to ask there (G69). */
export interface PrintedNextVisit {
  readonly visit_date: string;
  readonly visit_time?: Maybe<string>;
  readonly hospital?: Maybe<string>;
  readonly department?: Maybe<string>;
  /** In the member's order. */
  readonly questions: readonly { readonly text: string; readonly answer?: Maybe<string> }[];
}

/** Who the record is of; printed only when the member ticked it. */
export interface PrintedPerson {
  readonly name: string;
  /** YYYY-MM-DD, or null when the account has none. */
  readonly birthday: string | null;
}

/** What the member chose to print (G70). Days are included; at most a year apart. */
export interface PrintChoices {
  readonly from: string;
  readonly to: string;
  readonly categories: readonly LogCategory[];
  readonly symptoms: readonly SymptomKey[];
  /** Page one alone. */
  readonly isSummaryOnly: boolean;
}

export interface PrintInput {
  readonly choices: PrintChoices;
  /** The logs of the period, in any order. */
  readonly logs: readonly PrintedLog[];
  readonly nextVisit: PrintedNextVisit | null;
  readonly person: PrintedPerson | null;
  /** Day in Japan on which it is printed. */
  readonly today: string;
}
