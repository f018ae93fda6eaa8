import type { TreatmentType } from '../option-sets/index.ts';
import type { MeasurementKind, SymptomKey, TreatmentStatus } from '../treatment-logs/index.ts';

/** An answer about one symptom, 0 to 4 each (G60). */
export interface ChartedSymptom {
  readonly key: SymptomKey;
  readonly frequency?: number | undefined;
  readonly strength?: number | undefined;
  readonly interference?: number | undefined;
  readonly today?: number | undefined;
}

export interface ChartedMeasurement {
  readonly kind: MeasurementKind;
  readonly value: number;
  /** HH:mm. */
  readonly measured_at?: string | undefined;
}

/** A laboratory's sheet as it was copied (G63). */
export interface ChartedTest {
  readonly tested_on?: string | undefined;
  readonly rows: readonly {
    readonly item: string;
    readonly value: string;
    readonly unit?: string | undefined;
    readonly reference_low?: string | undefined;
    readonly reference_high?: string | undefined;
  }[];
}

export interface ChartedTreatment {
  readonly type: TreatmentType;
  readonly name?: string | undefined;
  readonly started_on?: string | undefined;
  readonly ended_on?: string | undefined;
  readonly course_number?: number | undefined;
  readonly day_number?: number | undefined;
  readonly status?: TreatmentStatus | undefined;
}

export interface ChartedMedicine {
  readonly name: string;
  readonly dose?: string | undefined;
  readonly note?: string | undefined;
  readonly taken?: string | undefined;
}

/** What the charts read of a treatment log (G57); a whole log is one too. */
export interface ChartedLog {
  readonly log_date: string;
  readonly log_time?: string | undefined;
  readonly title?: string | undefined;
  readonly symptoms: readonly ChartedSymptom[];
  readonly measurements: readonly ChartedMeasurement[];
  readonly test_results: readonly ChartedTest[];
  readonly treatments: readonly ChartedTreatment[];
  readonly medicines: readonly ChartedMedicine[];
}
