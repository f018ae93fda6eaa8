import { isFeverNoticeLeading, isWithinRange, type MeasuredLog } from '../treatment-logs/index.ts';
import type { ContactThresholdCard, ThresholdDirection, ThresholdRule } from './contact-threshold.ts';

/** The part of a log, or of a shorter entry, that a rule can be met by. */
export interface ThresholdEntry extends MeasuredLog {
  readonly symptoms?:
    | readonly {
        readonly key: string;
        readonly today?: number | undefined;
        readonly strength?: number | undefined;
      }[]
    | undefined;
}

/** The check-in of a day as an entry: what was tapped, and nothing where nothing was. */
export function checkInEntryOf({
  symptoms,
}: {
  readonly symptoms: readonly { readonly key: string; readonly today: number | null }[];
}): ThresholdEntry {
  return { symptoms: symptoms.flatMap(({ key, today }) => (today === null ? [] : { key, today })) };
}

/** A rule that an entry meets, and the value that meets it: ℃, the unit of its kind, or a step 0 to 4. */
export interface MetRule {
  readonly rule: ThresholdRule;
  readonly found: number;
}

const IS_MET: Readonly<Record<ThresholdDirection, (value: number, limit: number) => boolean>> = {
  at_least: (value, limit) => value >= limit,
  at_most: (value, limit) => value <= limit,
};

/**
 * The rules of the member's own hospital that an entry meets, in the order of the card (G75). A value that meets its
 * limit exactly counts; one that no thermometer shows (outside the range of G61) does not. Several values of a kind:
 * the one furthest beyond the limit is named. An empty answer says nothing at all about health, and nobody may be told
 * that it does.
 */
export function metRules(rules: readonly ThresholdRule[], entry: ThresholdEntry): MetRule[] {
  return rules.flatMap((rule) => {
    const found = valuesFor(rule, entry);
    if (found.length === 0) return [];
    return [{ rule, found: directionOf(rule) === 'at_least' ? Math.max(...found) : Math.min(...found) }];
  });
}

const directionOf = (rule: ThresholdRule): ThresholdDirection =>
  rule.kind === 'measurement' ? rule.direction : 'at_least';

function valuesFor(rule: ThresholdRule, { measurements = [], symptoms = [] }: ThresholdEntry): number[] {
  if (rule.kind === 'symptom') {
    const steps = symptoms
      .filter(({ key }) => key === rule.key)
      .flatMap(({ today, strength }) => [today, strength]);
    return steps.filter((step): step is number => step !== undefined && step >= rule.at_least);
  }
  const [kind, limit] =
    rule.kind === 'temperature'
      ? (['body_temperature', rule.at_least] as const)
      : ([rule.measurement, rule.value] as const);
  const isMet = IS_MET[directionOf(rule)];
  return measurements
    .filter((measured) => measured.kind === kind && isWithinRange(kind, measured.value))
    .map(({ value }) => value)
    .filter((value) => isMet(value, limit));
}

/**
 * True when the sentence on fever leads: 38.0 or more, and the member's hospital has given no temperature of its own
 * (G75). A card that says nothing about temperature is no card for a fever.
 */
export function feverSentenceLeads(
  card: Pick<ContactThresholdCard, 'rules'> | null,
  entry: MeasuredLog,
): boolean {
  return isFeverNoticeLeading(entry) && !card?.rules.some(({ kind }) => kind === 'temperature');
}
