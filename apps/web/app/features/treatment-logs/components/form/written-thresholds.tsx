import type { ThresholdRule } from '@hidamari/domain/contact-thresholds';
import { isRealDay } from '@hidamari/domain/japanese-dates';
import { type MeasurementKind, type SymptomKey, TEMPERATURE_NOTICE } from '@hidamari/domain/treatment-logs';
import { ExternalLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { useLayoutEffect, useRef } from 'react';
import { ThresholdNotice } from '../../../../parts/contact-threshold/threshold-notice.tsx';
import { usePaused } from '../../../../shell/use-paused.ts';
import { writtenEntryOf } from '../../log-form/written-entry.ts';
import { MetBeside } from '../contact-threshold/met-beside.tsx';
import { useLogForm } from './log-form-context.tsx';

function useWrittenEntry() {
  const { form, today } = useLogForm();
  const entry = writtenEntryOf(usePaused(form.values));
  // A date that is half chosen is no day yet.
  return isRealDay(entry.log_date) ? entry : { ...entry, log_date: today };
}

/**
 * Keeps what somebody is looking at in its place while a part above the window grows or shrinks: nothing moves under
 * the thumb, and the focus stays in sight. Not every browser does that by itself.
 */
function useSteadyView() {
  const part = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const box = part.current?.getBoundingClientRect();
    if (!box) return;
    const grown = box.height - height.current;
    height.current = box.height;
    if (grown !== 0 && box.top < 0) window.scrollBy({ top: grown, behavior: 'instant' });
  });
  return part;
}

/** At the top of the form, once what is written meets the member's card, or a fever of 38.0 leads (G75). */
export function WrittenThresholds() {
  return (
    <div ref={useSteadyView()}>
      <ThresholdNotice entry={useWrittenEntry()} />
    </div>
  );
}

/** Beside a measured value that meets the card. */
export function MetByMeasurement({ kind }: { kind: MeasurementKind }) {
  const isAbout = (rule: ThresholdRule) =>
    rule.kind === 'temperature'
      ? kind === 'body_temperature'
      : rule.kind === 'measurement' && rule.measurement === kind;
  return <MetBeside entry={useWrittenEntry()} isAbout={isAbout} />;
}

/** Beside a symptom that meets the card. */
export function MetBySymptom({ symptom }: { symptom: SymptomKey }) {
  const isAbout = (rule: ThresholdRule) => rule.kind === 'symptom' && rule.key === symptom;
  return <MetBeside entry={useWrittenEntry()} isAbout={isAbout} />;
}

/** Always beside the temperature, whatever is written there, with who says so too (G75). */
export function FeverSentence() {
  const { text, source } = TEMPERATURE_NOTICE;
  return (
    <Notice tone="caution">
      <p>{`${text}。`}</p>
      <p className="ui-meta">
        {'出典：'}
        <ExternalLink href={source.url}>{`${source.publisher} ${source.title}`}</ExternalLink>
      </p>
    </Notice>
  );
}
