import { formatClock } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import {
  formatMeasurement,
  measurementOf,
  SYMPTOM_RECALL_TEXT,
  symptomLabel,
  symptomStepLabel,
} from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../../log-form/log-form-values.ts';
import { WrittenDefinitions } from './written-fields.tsx';

type Symptom = LogContents['symptoms'][number];

/** Symptoms in their words (G60). A step is never shown as a figure. */
export function SymptomDetails({ log: { symptoms } }: { log: LogContents }) {
  return (
    <WrittenDefinitions
      items={symptoms.map((symptom) => [symptomLabel(symptom.key) ?? '', wordsOf(symptom)])}
    />
  );
}

function wordsOf(symptom: Symptom) {
  const week = weekOf(symptom);
  const today = stepOf('today', symptom.today);
  return (
    <>
      {today ? <b className="text-lg text-key-ink">{today}</b> : null}
      {week ? <span className="block text-sm text-ink-soft">{`${SYMPTOM_RECALL_TEXT}：${week}`}</span> : null}
    </>
  );
}

function weekOf({ frequency, strength, interference }: Symptom): string {
  const parts = [
    stepOf('frequency', frequency),
    withName('強さ', stepOf('strength', strength)),
    withName(fieldLabel('symptoms.interference'), stepOf('interference', interference)),
  ];
  return parts.filter((part) => part !== null).join('、');
}

function stepOf(scale: 'frequency' | 'strength' | 'interference' | 'today', value: number | undefined) {
  return value === undefined ? null : symptomStepLabel(scale, value);
}

function withName(name: string, step: string | null): string | null {
  return step === null ? null : `${name}は${step}`;
}

/** Measured values with their units (G61); never a judgement. */
export function MeasurementDetails({ log: { measurements } }: { log: LogContents }) {
  return (
    <WrittenDefinitions
      items={measurements.map(({ kind, value, measured_at }) => {
        const label = measurementOf(kind)?.label ?? '';
        const at = measured_at ? `（${formatClock(measured_at)}）` : '';
        return [`${label}${at}`, <b key={kind}>{formatMeasurement(kind, value)}</b>];
      })}
    />
  );
}
