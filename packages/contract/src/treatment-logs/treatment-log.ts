import { LOG_CATEGORIES, type LogCategory, optionValues } from '@hidamari/domain/option-sets';
import {
  hasAnyFilledDetail,
  isWithinRange,
  LOG_FIELDS,
  LOG_LIMITS,
  type LogField,
  type LogPart,
  type PartValues,
  SYMPTOM_KEYS,
} from '@hidamari/domain/treatment-logs';
import {
  calendarDay,
  optionalText,
  recordId,
  requiredText,
  timeOfDay,
  whenSound,
  wireTimestamp,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { measurementKind, symptomKey } from './option-values.ts';

/** The schema of each field of a part: the required ones, and the others as they may be left out. */
type PartShape<P> = {
  -readonly [N in keyof P]: N extends keyof PartValues<P>
    ? undefined extends PartValues<P>[N]
      ? z.ZodOptional<z.ZodType<NonNullable<PartValues<P>[N]>, NonNullable<PartValues<P>[N]>>>
      : z.ZodType<PartValues<P>[N], PartValues<P>[N]>
    : never;
};

/** The schemas of a part of a log, as its rows of `LOG_FIELDS` say. */
function shapeOf<const P extends LogPart>(part: P): PartShape<P> {
  return Object.fromEntries(
    Object.entries(part).map(([name, field]) => [name, schemaOf(field)]),
  ) as PartShape<P>;
}

function schemaOf(field: LogField): z.ZodType {
  if (field.input === 'text') return field.isRequired ? requiredText(field.limit) : optionalText(field.limit);
  const value = valueSchemaOf(field);
  return field.isRequired ? value : value.optional();
}

function valueSchemaOf(field: Exclude<LogField, { input: 'text' }>): z.ZodType {
  switch (field.input) {
    case 'number': {
      const figure = field.hasDecimals ? z.number({ error: 'number' }) : z.int({ error: 'number' });
      const within = figure
        .min(field.min, { error: 'out_of_range' })
        .max(field.max, { error: 'out_of_range' });
      return field.orElse
        ? z.union([within, z.literal(field.orElse.value)], { error: 'out_of_range' })
        : within;
    }
    case 'scale': {
      const last = field.options.length - 1;
      return z
        .int({ error: 'number' })
        .min(0, { error: 'out_of_range' })
        .max(last, { error: 'out_of_range' });
    }
    case 'choice':
      return z.literal(
        field.options.map((option) => option.value),
        { error: 'choose_one' },
      );
    case 'day':
      return calendarDay;
    case 'reference':
      return recordId;
  }
}

export const visit = z
  .object(shapeOf(LOG_FIELDS.visit))
  .refine(isInOrder('admitted_on', 'discharged_on'), { path: ['discharged_on'], error: 'date_order' });

export const medicine = z.object(shapeOf(LOG_FIELDS.medicines));

export const life = z.object(shapeOf(LOG_FIELDS.life));

export const other = z.object(shapeOf(LOG_FIELDS.other));

const testResultRow = z.object(shapeOf(LOG_FIELDS['test_results.rows']));

/** Key of an uploaded file, as the upload address was issued for it (G65). */
export const imageKey = z
  .string({ error: 'required' })
  .regex(/^[A-Za-z0-9][A-Za-z0-9/_.-]{0,199}$/, { error: 'invalid' });

/** At most ten files (G63, G65). */
export const imageKeys = z
  .array(imageKey, { error: 'invalid' })
  .max(LOG_LIMITS.images, { error: 'too_many_items' });

/** What is kept under a key; told with a stored log, and never taken from a form. */
const logFile = z.object({
  key: imageKey,
  /** image/jpeg, image/png or application/pdf. */
  content_type: z.string(),
  bytes: z.int().min(0),
  /** A small picture of it stands at /files/{key}/thumbnail. */
  has_thumbnail: z.boolean(),
});
export type LogFile = z.output<typeof logFile>;

const { memo, ...sheet } = shapeOf(LOG_FIELDS.test_results);

export const testResult = z.object({
  ...sheet,
  rows: z.array(testResultRow, { error: 'invalid' }).max(100, { error: 'too_many_items' }).default([]),
  memo,
  images: imageKeys.default([]),
});

export const treatment = z
  .object(shapeOf(LOG_FIELDS.treatments))
  .refine(isInOrder('started_on', 'ended_on'), { path: ['ended_on'], error: 'date_order' });

function isInOrder<const F extends string, const T extends string>(from: F, to: T) {
  return (period: { [K in F | T]?: string | undefined }) => {
    const [start, end] = [period[from], period[to]];
    return start === undefined || end === undefined || start <= end;
  };
}

/** Five steps, 0-4; the words of each step belong to the question (G60). */
const step = z
  .int({ error: 'choose_one' })
  .min(0, { error: 'choose_one' })
  .max(4, { error: 'choose_one' })
  .optional();

/**
 * One item of the symptom bank (G60): how often, how strong and how much in the way over the last seven days, and
 * the daily one-tap answer. At least one of the four.
 */
export const symptom = z
  .object({ key: symptomKey, frequency: step, strength: step, interference: step, today: step })
  .refine(
    ({ frequency, strength, interference, today }) =>
      [frequency, strength, interference, today].some((answer) => answer !== undefined),
    { path: ['today'], error: 'choose_one' },
  );

/** A measured value within the hard range of its kind (G61). */
export const measurement = z
  .object({ kind: measurementKind, value: z.number({ error: 'number' }), measured_at: timeOfDay.optional() })
  .refine(({ kind, value }) => isWithinRange(kind, value), {
    path: ['value'],
    error: 'out_of_range',
  });

const flag = z.boolean({ error: 'invalid' }).default(false);

function listOf<T extends z.ZodType>(row: T, most: number) {
  return z.array(row, { error: 'invalid' }).max(most, { error: 'too_many_items' }).default([]);
}

/** The five categories, as the list's filters name them too (specification section 3). */
export const CATEGORY_FLAGS = optionValues(LOG_CATEGORIES);
export type CategoryFlag = LogCategory;

/** Everything a member writes in a log (G56-G65), before the rules that span fields. */
export const treatmentLogFields = z.object({
  log_date: calendarDay,
  log_time: timeOfDay.optional(),
  ...shapeOf(LOG_FIELDS.log),
  is_visiting_hospital_log: flag,
  is_medicine_log: flag,
  is_condition_log: flag,
  is_life_log: flag,
  is_other_log: flag,
  visit: visit.optional(),
  medicines: listOf(medicine, 50),
  symptoms: listOf(symptom, SYMPTOM_KEYS.length),
  measurements: listOf(measurement, 50),
  life: life.optional(),
  other: other.optional(),
  test_results: listOf(testResult, 20),
  treatments: listOf(treatment, 20),
  images: imageKeys.default([]),
  /** 「相談員に見せる」: off until the member ticks it (G42). */
  share_with_supporter: flag,
  next_visit_id: recordId.optional(),
});

/** A stored log (G57). */
export const treatmentLog = treatmentLogFields.extend({
  id: recordId,
  log_date: z.string(),
  /** Replies up to this moment are read (G72); null: none was marked. */
  viewed_at: wireTimestamp.nullable(),
  created_at: wireTimestamp,
  updated_at: wireTimestamp,
  /** Rises by one at each save; a save names the version it started from (G66). */
  version: z.int().min(1),
  /** The files that `images` and the test results name; absent where there are none. */
  files: z.array(logFile).optional(),
});
export type TreatmentLog = z.output<typeof treatmentLog>;

function withRules<S extends typeof treatmentLogFields>(schema: S) {
  return schema
    .refine((log) => CATEGORY_FLAGS.some((name) => log[name]), {
      path: ['categories'],
      error: 'category_required',
      when: whenSound(...CATEGORY_FLAGS),
    })
    .refine((log) => log.log_date >= LOG_LIMITS.earliestDay, {
      path: ['log_date'],
      error: 'date',
      when: whenSound('log_date'),
    })
    .refine(hasRoomForImages, {
      path: ['images'],
      error: 'too_many_items',
      when: whenSound('images', 'test_results'),
    })
    .refine(hasAnyFilledDetail, { path: ['details'], error: 'detail_required' });
}

/** Ten files a log, those of its test results among them (G65). */
function hasRoomForImages({ images, test_results }: z.output<typeof treatmentLogFields>): boolean {
  const ofTests = test_results.reduce((sum, result) => sum + result.images.length, 0);
  return images.length + ofTests <= LOG_LIMITS.images;
}

const versioned = treatmentLogFields.extend({
  version: z.int({ error: 'required' }).min(1, { error: 'invalid' }),
});

/** Body of a new log, without the rule that needs today: the server adds it with `treatmentLogInput`. */
export const treatmentLogBody = withRules(treatmentLogFields);
/** Body of a changed log: the same, with the version it started from (G66). */
export const treatmentLogUpdateBody = withRules(versioned);

function isNotAfter(today: string) {
  return (log: { log_date: string }) => log.log_date <= today;
}

const LATE = { path: ['log_date'], error: 'date_in_future', when: whenSound('log_date') };

/**
 * The whole rule of a new log (G56).
 * @param today the day in Japan, YYYY-MM-DD: a log never lies after it (what is to come belongs to the next visit).
 */
export function treatmentLogInput(today: string) {
  return treatmentLogBody.refine(isNotAfter(today), LATE);
}

/** The whole rule of a changed log; `today` as in `treatmentLogInput`. */
export function treatmentLogUpdateInput(today: string) {
  return treatmentLogUpdateBody.refine(isNotAfter(today), LATE);
}

export type TreatmentLogInput = z.output<typeof treatmentLogBody>;
/** What a form holds: defaults not yet filled in. */
export type TreatmentLogForm = z.input<typeof treatmentLogBody>;
export type TreatmentLogUpdateInput = z.output<typeof treatmentLogUpdateBody>;
