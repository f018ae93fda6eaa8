import { createHash } from 'node:crypto';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { fieldsOf, fieldText, type LogPart } from '@hidamari/domain/treatment-logs';

/** A FHIR resource as JSON. The shapes are checked by a validator in the tests, not by types of ours. */
export interface Resource {
  resourceType: string;
  [element: string]: unknown;
}

/** A resource with the name that others in the bundle call it by. */
export interface Entry {
  fullUrl: string;
  resource: Resource;
}

/** A resource in the making, within its log. */
export interface LogContext {
  log: TreatmentLog;
  /** Reference to the only patient of the bundle. */
  subject: { reference: string };
}

/**
 * `urn:uuid:` of a thing in a log, always the same for the same place: who reads two exports can tell what they have
 * had before. Custom names of RFC 9562 (version 8).
 */
export function urnOf(logId: string, place: string): string {
  const hex = createHash('sha256').update(`${logId}/${place}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `urn:uuid:${uuid.join('-')}`;
}

/** Signs that a FHIR string must not hold: all controls but tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A text of at least one sign, as FHIR takes it; undefined for white space, which is no value there. */
export function filled(text: string | null | undefined): string | undefined {
  const clean = text?.replace(CONTROLS, '').trim();
  return clean === '' ? undefined : clean;
}

/** A code in words. We code nothing that the member wrote: which code it is, only a person can say. */
export const words = (text: string) => ({ text: filled(text) ?? '（表示できない文字）' });

/** The moment of a log, or of something in it with a time of its own: with the zone when there is a time. */
export function momentOf({ log_date: day, log_time }: TreatmentLog, time: string | undefined = log_time) {
  return time === undefined ? day : `${day}T${time}:00+09:00`;
}

/** An observation of the log's member, written down by themselves. */
export function observation(
  { log, subject }: LogContext,
  place: string,
  contents: Record<string, unknown>,
): Entry {
  return {
    fullUrl: urnOf(log.id, place),
    resource: {
      resourceType: 'Observation',
      status: 'final',
      subject,
      performer: [subject],
      effectiveDateTime: momentOf(log),
      ...contents,
    },
  };
}

/** An observation in words alone; nothing where nothing was written. */
export function written(
  context: LogContext,
  place: string,
  label: string,
  text: string | null | undefined,
): Entry[] {
  const valueString = filled(text);
  return valueString === undefined ? [] : [observation(context, place, { code: words(label), valueString })];
}

/** An observation in words for each field of a part that no resource has `taken` for its own: none is left out. */
export function otherFields<P extends LogPart>(
  context: LogContext,
  place: string,
  { part, values, taken }: { part: P; values: object; taken: readonly (keyof P)[] },
): Entry[] {
  return fieldsOf(part)
    .filter(({ name }) => !taken.includes(name))
    .flatMap(({ name, field }) =>
      written(context, `${place}/${name}`, field.label, fieldText(field, Reflect.get(values, name))),
    );
}

/** A category of observations in the codes that FHIR itself asks for. */
export function categoryOf(code: 'vital-signs' | 'laboratory' | 'survey') {
  return [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code }] }];
}

/** The codes of units (UCUM). */
export const UCUM = 'http://unitsofmeasure.org';
