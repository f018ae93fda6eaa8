import type { LogField, LogPart, PartValues } from '@hidamari/domain/treatment-logs';
import { calendarDay, optionalText, recordId, requiredText } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** The schema of each field of a part: the required ones, and the others as they may be left out. */
type PartShape<P> = {
  -readonly [N in keyof P]: N extends keyof PartValues<P>
    ? undefined extends PartValues<P>[N]
      ? z.ZodOptional<z.ZodType<NonNullable<PartValues<P>[N]>, NonNullable<PartValues<P>[N]>>>
      : z.ZodType<PartValues<P>[N], PartValues<P>[N]>
    : never;
};

/** The schemas of a part of a log, as its rows of `LOG_FIELDS` say. */
export function shapeOf<const P extends LogPart>(part: P): PartShape<P> {
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
