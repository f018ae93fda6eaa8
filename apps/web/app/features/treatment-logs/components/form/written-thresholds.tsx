import type { ThresholdRule } from '@hidamari/domain/contact-thresholds';
import {
  callHospitalText,
  callNumbersAt,
  metRules,
  THRESHOLD_MET_TEXT,
  type ThresholdEntry,
} from '@hidamari/domain/contact-thresholds';
import { isRealDay } from '@hidamari/domain/japanese-dates';
import { formatPhone } from '@hidamari/domain/members';
import { type MeasurementKind, type SymptomKey, TEMPERATURE_NOTICE } from '@hidamari/domain/treatment-logs';
import { ExternalLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { useLayoutEffect, useRef } from 'react';
import { ThresholdNotice } from '../../../../parts/contact-threshold/threshold-notice.tsx';
import { useContactThreshold } from '../../../../parts/contact-threshold/use-contact-threshold.ts';
import { useNow } from '../../../../shell/use-now.ts';
import { usePaused } from '../../../../shell/use-paused.ts';
import { writtenEntryOf } from '../../log-form/written-entry.ts';
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

type Props = {
  entry: ThresholdEntry;
  /** The rules about the field that this stands beside. */
  isAbout: (rule: ThresholdRule) => boolean;
};

/**
 * The same word of the hospital beside the field itself, short: on a phone the top of the form is far away (G75). It is
 * read out from there, and not a second time from here.
 */
function MetBeside({ entry, isAbout }: Props) {
  const card = useContactThreshold();
  const now = useNow();
  if (!card || metRules(card.rules.filter(isAbout), entry).length === 0) return null;
  const { first } = callNumbersAt(card, now);
  return (
    <Notice tone="caution" icon="hospital">
      <p>
        {`${THRESHOLD_MET_TEXT}。`}
        <b>{`${callHospitalText(card.hospital_name)}。`}</b>
      </p>
      {first ? (
        <p>
          {`${first.label}：`}
          <a className="inline-flex min-h-12 items-center font-bold" href={`tel:${first.digits}`}>
            {formatPhone(first.digits)}
          </a>
        </p>
      ) : null}
    </Notice>
  );
}
