import type { LogCategory, TestResultType, TreatmentType } from '../option-sets/index.ts';
import type {
  MeasurementKind,
  SymptomKey,
  TakenState,
  TreatmentStatus,
  VisitKind,
  WorkState,
} from '../treatment-logs/index.ts';

type Maybe<T> = T | undefined;

export interface PrintedVisit {
  readonly hospital_name?: Maybe<string>;
  readonly department?: Maybe<string>;
  readonly kind?: Maybe<VisitKind>;
  readonly doctor_role?: Maybe<string>;
  readonly explanation?: Maybe<string>;
  readonly cost_yen?: Maybe<number>;
  readonly admitted_on?: Maybe<string>;
  readonly discharged_on?: Maybe<string>;
}

export interface PrintedMedicine {
  readonly name: string;
  readonly dose?: Maybe<string>;
  readonly times_per_day?: Maybe<number | 'as_needed'>;
  readonly taken?: Maybe<TakenState>;
  readonly note?: Maybe<string>;
}

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

export interface PrintedLife {
  readonly sleep_hours?: Maybe<number>;
  readonly steps?: Maybe<number>;
  readonly mood?: Maybe<number>;
  readonly meals?: Maybe<string>;
  readonly outing?: Maybe<string>;
  readonly work?: Maybe<WorkState>;
}

export interface PrintedTestRow {
  readonly item: string;
  readonly value: string;
  readonly unit?: Maybe<string>;
  readonly reference_low?: Maybe<string>;
  readonly reference_high?: Maybe<string>;
}

export interface PrintedTestResult {
  readonly type: TestResultType;
  readonly tested_on?: Maybe<string>;
  readonly hospital_name?: Maybe<string>;
  readonly rows: readonly PrintedTestRow[];
  readonly memo?: Maybe<string>;
  readonly images: readonly string[];
}

export interface PrintedTreatment {
  readonly type: TreatmentType;
  readonly name?: Maybe<string>;
  readonly started_on?: Maybe<string>;
  readonly ended_on?: Maybe<string>;
  readonly course_number?: Maybe<number>;
  readonly day_number?: Maybe<number>;
  readonly status?: Maybe<TreatmentStatus>;
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
  readonly other?: Maybe<{ readonly text?: Maybe<string> }>;
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
