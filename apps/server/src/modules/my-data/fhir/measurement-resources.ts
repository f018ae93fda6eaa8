import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { type MeasurementKind, measurementOf } from '@hidamari/domain/treatment-logs';
import { categoryOf, type Entry, type LogContext, momentOf, observation, UCUM } from './fhir-basics.ts';

type Measured = TreatmentLog['measurements'][number];

const LOINC = 'http://loinc.org';

interface VitalSign {
  loinc: readonly string[];
  ucum: string;
  unit: string;
}

/**
 * Codes of vital signs (LOINC) and of their units (UCUM), as the profiles of vital signs of R4 name them. Saturation has
 * two: the profile asks for that of arterial blood, the other says that it was measured on the skin.
 */
const VITAL_SIGNS: Readonly<Partial<Record<MeasurementKind, VitalSign>>> = {
  body_temperature: { loinc: ['8310-5'], ucum: 'Cel', unit: '℃' },
  weight: { loinc: ['29463-7'], ucum: 'kg', unit: 'kg' },
  blood_pressure_systolic: { loinc: ['8480-6'], ucum: 'mm[Hg]', unit: 'mmHg' },
  blood_pressure_diastolic: { loinc: ['8462-4'], ucum: 'mm[Hg]', unit: 'mmHg' },
  pulse: { loinc: ['8867-4'], ucum: '/min', unit: '回／分' },
  spo2: { loinc: ['2708-6', '59408-5'], ucum: '%', unit: '％' },
};

const PRESSURES = ['blood_pressure_systolic', 'blood_pressure_diastolic'] as const;
const isPressure = ({ kind }: Measured) => PRESSURES.some((pressure) => pressure === kind);

/** The other value of a blood pressure, when only one was written: the profile asks for both, or for why there is none. */
const NOT_WRITTEN = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason', code: 'unknown' }],
  text: '書かれていません',
};

function codeOf(kind: MeasurementKind) {
  const text = measurementOf(kind)?.label ?? kind;
  const sign = VITAL_SIGNS[kind];
  return sign ? { coding: sign.loinc.map((code) => ({ system: LOINC, code })), text } : { text };
}

function quantityOf({ kind, value }: Measured) {
  const sign = VITAL_SIGNS[kind];
  return sign
    ? { value, unit: sign.unit, system: UCUM, code: sign.ucum }
    : { value, unit: measurementOf(kind)?.unit };
}

/** Measurements (G61). The two values of a blood pressure of one moment are one observation, which says so where one of them is missing. */
export function measurementEntries(context: LogContext): Entry[] {
  const { measurements } = context.log;
  const pressures = measurements.filter(isPressure);
  const others = measurements.filter((measured) => !isPressure(measured));
  return [
    ...others.map((measured, index) =>
      observation(context, `measurement/${index}`, {
        ...(VITAL_SIGNS[measured.kind] && { category: categoryOf('vital-signs') }),
        code: codeOf(measured.kind),
        effectiveDateTime: momentOf(context.log, measured.measured_at),
        valueQuantity: quantityOf(measured),
      }),
    ),
    ...pairs(pressures).map((pair, index) =>
      observation(context, `blood-pressure/${index}`, {
        category: categoryOf('vital-signs'),
        code: { coding: [{ system: LOINC, code: '85354-9' }], text: '血圧' },
        effectiveDateTime: momentOf(context.log, pair[0]?.measured_at),
        component: PRESSURES.map((kind) => {
          const measured = pair.find((one) => one.kind === kind);
          const value = measured
            ? { valueQuantity: quantityOf(measured) }
            : { dataAbsentReason: NOT_WRITTEN };
          return { code: codeOf(kind), ...value };
        }),
      }),
    ),
  ];
}

/** Upper and lower value of one moment together; a value that stands alone stays alone. */
function pairs(pressures: readonly Measured[]): Measured[][] {
  const made: Measured[][] = [];
  for (const measured of pressures) {
    const open = made.find(
      ([first, second]) =>
        !second && first?.kind !== measured.kind && first?.measured_at === measured.measured_at,
    );
    if (open) open.push(measured);
    else made.push([measured]);
  }
  return made;
}
