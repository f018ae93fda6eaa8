/** A value a member measures. Outside `min`..`max` it is refused; outside `usual` it is only asked about again. */
export interface Measurement<Kind extends string = string> {
  readonly kind: Kind;
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Smallest step: 0.1 or 1. */
  readonly step: number;
  /**
   * Soft edges: beyond them a slip of the finger is likely, so 「値をご確認ください」 is asked and the value may be
   * kept. Never a judgement on health.
   */
  readonly usual: readonly [low: number, high: number];
}

/** The measurements and their ranges (G61). */
export const MEASUREMENTS = [
  { kind: 'body_temperature', label: '体温', unit: '℃', min: 34, max: 42.9, step: 0.1, usual: [35, 41] },
  { kind: 'weight', label: '体重', unit: 'kg', min: 20, max: 250, step: 0.1, usual: [30, 150] },
  {
    kind: 'blood_pressure_systolic',
    label: '血圧（上）',
    unit: 'mmHg',
    min: 40,
    max: 260,
    step: 1,
    usual: [70, 220],
  },
  {
    kind: 'blood_pressure_diastolic',
    label: '血圧（下）',
    unit: 'mmHg',
    min: 20,
    max: 180,
    step: 1,
    usual: [40, 130],
  },
  { kind: 'pulse', label: '脈拍', unit: '回／分', min: 20, max: 250, step: 1, usual: [40, 160] },
  { kind: 'spo2', label: '酸素飽和度（SpO2）', unit: '％', min: 50, max: 100, step: 1, usual: [80, 100] },
  { kind: 'pain', label: '痛み', unit: '／10', min: 0, max: 10, step: 1, usual: [0, 10] },
  { kind: 'meal_amount', label: '食事の量', unit: '割', min: 0, max: 10, step: 1, usual: [0, 10] },
] as const satisfies readonly Measurement[];

export type MeasurementKind = (typeof MEASUREMENTS)[number]['kind'];

type KindsOf<Rows extends readonly Measurement[]> = { readonly [Index in keyof Rows]: Rows[Index]['kind'] };

/** The kinds as the list a schema asks for. */
export const MEASUREMENT_KINDS = MEASUREMENTS.map(({ kind }) => kind) as unknown as KindsOf<
  typeof MEASUREMENTS
>;

/** The row of a kind, or null for an unknown kind. */
export function measurementOf(kind: string): Measurement<MeasurementKind> | null {
  return MEASUREMENTS.find((row) => row.kind === kind) ?? null;
}

/** Within the hard range of its kind; an unknown kind or a value that is no number never is. */
export function isWithinRange(kind: string, value: number): boolean {
  const row = measurementOf(kind);
  return row !== null && value >= row.min && value <= row.max;
}

/** Figures by the least number of decimals; each made when it is first needed, since it keeps a slow phone busy. */
const figures = new Map<number, Intl.NumberFormat>();

/** Every decimal that was written, and at least so many. */
function figuresWith(least: 0 | 1): Intl.NumberFormat {
  const known = figures.get(least);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    useGrouping: false,
    minimumFractionDigits: least,
    maximumFractionDigits: 20,
  });
  figures.set(least, made);
  return made;
}

/**
 * 37.0, 37.96, 120: the value as it was written. Never rounded: 37.96 shown as 38.0 would look as if it met 「38.0以上」
 * of a card that it does not meet (G75).
 */
export function measurementFigure(kind: MeasurementKind, value: number): string {
  const isFine = (measurementOf(kind)?.step ?? 1) < 1;
  return figuresWith(isFine ? 1 : 0).format(value);
}

/** 37.5℃, 120mmHg: the value as it was written, with its unit. */
export function formatMeasurement(kind: MeasurementKind, value: number): string {
  return `${measurementFigure(kind, value)}${measurementOf(kind)?.unit ?? ''}`;
}
