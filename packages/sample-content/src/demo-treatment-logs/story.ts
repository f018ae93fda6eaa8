import type { TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import type { TestResultType, TreatmentType } from '@hidamari/domain/option-sets';
import type { Mood, SymptomKey, VisitKind, WorkState } from '@hidamari/domain/treatment-logs';

/** How often, how strong, how much in the way: 0 to 4 each (G60). */
export type SymptomAnswers = readonly [frequency: number, strength: number, interference: number];
export type Symptoms = Partial<Record<SymptomKey, SymptomAnswers>>;
export type Medicine = NonNullable<TreatmentLogForm['medicines']>[number];

/** A line of the laboratory's sheet with the range printed on it. */
export interface BloodItem {
  item: string;
  unit: string;
  low: string;
  high: string;
}

/** One course: the day at the hospital, a day after it, and a calmer day before the next one. */
export interface Course {
  told: string;
  weight: number;
  pressure: readonly [upper: number, lower: number];
  /** In the order of the story's blood items. */
  blood: readonly string[];
  after: { text: string; temperature: number; symptoms: Symptoms };
  calm: {
    text: string;
    sleep: number;
    steps: number;
    mood: Mood;
    meals?: string;
    outing?: string;
    work?: WorkState;
  };
}

/** A drug therapy with a course every three weeks. */
export interface Therapy {
  /** Day of the first course, counted from the start of the story (0). */
  firstDay: number;
  type: TreatmentType;
  name: string;
  /** Title of the day at the hospital: `{n}` is the number of the course. */
  title: string;
  costYen: number;
  given: readonly Medicine[];
  atHome: readonly Medicine[];
  courses: readonly Course[];
}

/** A day apart from the courses. */
export interface Happening {
  day: number;
  time?: string;
  title: string;
  text?: string;
  /** At the hospital: the kind of visit and what was said. */
  visit?: {
    kind: VisitKind;
    told?: string;
    costYen?: number;
    days?: number;
  };
  treatment?: { type: TreatmentType; name: string; status: 'planned' | 'ongoing' | 'finished' };
  test?: { type: TestResultType; memo: string };
  medicines?: readonly Medicine[];
  symptoms?: Symptoms;
  temperature?: number;
  weight?: number;
  life?: Omit<Course['calm'], 'text'>;
}

/** A year of one fictional person. */
export interface Story {
  hospital: { hospital_name: string; department: string; doctor_role: string };
  bloodItems: readonly BloodItem[];
  therapies: readonly Therapy[];
  happenings: readonly Happening[];
}
