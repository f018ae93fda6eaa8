import { formatEraYear } from '@hidamari/domain/japanese-dates';
import { useState } from 'react';
import { type FieldFrameProps, FieldGroup } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { type DateParts, daysOffered, EMPTY_DATE, splitDay } from './date-parts.ts';

export type DateFieldsProps = FieldFrameProps & {
  /** The years offered, first and last included. The later year comes last in the list unless `newestFirst`. */
  years: { from: number; to: number };
  newestFirst?: boolean;
  /** Fills in the day of birth the browser knows. */
  birthday?: boolean;
  /** Controlled parts. Without them the fields keep their own and start at `defaultDay` (YYYY-MM-DD). */
  value?: DateParts;
  defaultDay?: string;
  onChange?: (parts: DateParts) => void;
  /** Called when the focus leaves the whole group, not between its parts. */
  onBlur?: () => void;
};

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/**
 * 年・月・日 in three parts, the year in both calendars 「1953年（昭和28年）」 (ui 5).
 * The selects are named `<name>_year`, `<name>_month`, `<name>_day`.
 */
export function DateFields(props: DateFieldsProps) {
  const { years, newestFirst, birthday, value, defaultDay, onChange, onBlur, ...frame } = props;
  const [own, setOwn] = useState(() => (defaultDay ? splitDay(defaultDay) : EMPTY_DATE));
  const parts = value ?? own;
  const listed = range(years.from, years.to);
  const change = (key: keyof DateParts) => (chosen: string) => {
    const next = { ...parts, [key]: chosen };
    setOwn(next);
    onChange?.(next);
  };
  return (
    <FieldGroup {...frame}>
      {(wiring) => {
        const part = (key: keyof DateParts, label: string, options: readonly Option[]) => (
          <DatePart
            id={key === 'year' ? wiring.id : `${wiring.id}-${key}`}
            name={`${wiring.name}_${key}`}
            label={label}
            options={options}
            value={parts[key]}
            autoComplete={birthday ? `bday-${key}` : undefined}
            describedBy={wiring['aria-describedby']}
            invalid={wiring['aria-invalid']}
            required={wiring['aria-required']}
            onChange={change(key)}
            onLeave={onBlur}
          />
        );
        return (
          <div className="ui-date-fields">
            {part(
              'year',
              '年',
              (newestFirst ? listed.toReversed() : listed).map((year) => [String(year), formatEraYear(year)]),
            )}
            {part(
              'month',
              '月',
              range(1, 12).map((month) => [String(month), `${month}月`]),
            )}
            {part(
              'day',
              '日',
              range(1, Math.max(daysOffered(parts), Number(parts.day))).map((day) => [
                String(day),
                `${day}日`,
              ]),
            )}
          </div>
        );
      }}
    </FieldGroup>
  );
}

type Option = readonly [value: string, label: string];

function DatePart(props: {
  id: string;
  name: string;
  label: string;
  options: readonly Option[];
  value: string;
  autoComplete: string | undefined;
  describedBy: string | undefined;
  invalid: true | undefined;
  required: true | undefined;
  onChange: (value: string) => void;
  onLeave: (() => void) | undefined;
}) {
  return (
    <div className="ui-date-part">
      <label htmlFor={props.id} className="ui-field-hint">
        {props.label}
      </label>
      <span className="ui-select">
        <select
          className="ui-input"
          id={props.id}
          name={props.name}
          value={props.value}
          autoComplete={props.autoComplete}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid}
          aria-required={props.required}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={({ currentTarget, relatedTarget }) => {
            const group = currentTarget.closest('.ui-date-fields');
            if (!group?.contains(relatedTarget)) props.onLeave?.();
          }}
        >
          <option value="">―</option>
          {props.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" size={22} />
      </span>
    </div>
  );
}
