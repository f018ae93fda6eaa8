import { addDays, dayParts, formatJapaneseDate, isRealDay } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { LOG_FIELDS, LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { Chip, Chips } from '@hidamari/ui/chips';
import { DateFields } from '@hidamari/ui/date-fields';
import { FieldRow, NeedBadge } from '@hidamari/ui/field';
import { TextField } from '@hidamari/ui/text-field';
import { useState } from 'react';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { datePartsOf, dayTextOf } from '../../../../shell/forms/day-text.ts';
import { tidyTime } from '../../log-form/typed-values.ts';
import { useLogForm } from './log-form-context.tsx';

const NEAR_DAYS = [
  { label: '今日', back: 0 },
  { label: 'きのう', back: 1 },
  { label: 'おととい', back: 2 },
] as const;

/** The day of the log: most people mean today, so a nearby day is one press and any other day three choices. */
function LogDay() {
  const { form, today } = useLogForm();
  const { log_date } = form.values;
  const isNear = NEAR_DAYS.some(({ back }) => addDays(today, -back) === log_date);
  const [isOpen, setOpen] = useState(!isNear);
  const choose = (day: string) => {
    setOpen(false);
    form.change({ log_date: day });
  };
  const error = form.errorOf('log_date');
  return (
    <div className="grid gap-3">
      <p className="ui-field-head">
        日付
        <NeedBadge need="required" />
      </p>
      <p className="ui-num text-xl font-bold" role="status">
        {isRealDay(log_date) ? formatJapaneseDate(log_date) : '日付を選んでください'}
      </p>
      <Chips name="日付を選ぶ">
        {NEAR_DAYS.map(({ label, back }) => {
          const day = addDays(today, -back);
          return (
            <Chip key={label} pressed={!isOpen && log_date === day} onPress={() => choose(day)}>
              {label}
            </Chip>
          );
        })}
        <Chip icon="calendar" pressed={isOpen} onPress={() => setOpen(true)}>
          ほかの日
        </Chip>
      </Chips>
      {isOpen || error ? (
        <DateFields
          name="log_date"
          label="ほかの日"
          years={{ from: dayParts(LOG_LIMITS.earliestDay).year, to: dayParts(today).year }}
          newestFirst
          value={datePartsOf(log_date)}
          onChange={(parts) => form.change({ log_date: dayTextOf(parts) })}
          onBlur={() => form.check('log_date')}
          error={error}
        />
      ) : null}
    </div>
  );
}

/** Day, time and title. */
export function DaySection() {
  const { form } = useLogForm();
  const { values, change, check, errorOf } = form;
  return (
    <>
      <LogDay />
      <FieldRow>
        <TextField
          name="log_time"
          label={fieldLabel('log_time')}
          need="optional"
          hint="例：14:30"
          width="short"
          inputMode="numeric"
          tidy={tidyTime}
          value={values.log_time}
          onChange={(event) => change({ log_time: event.target.value })}
          onBlur={() => check('log_time')}
          error={errorOf('log_time')}
        />
        <TextField
          name="title"
          label={LOG_FIELDS.log.title.label}
          need="optional"
          hint={`${LOG_FIELDS.log.title.limit}文字まで。${LOG_FIELDS.log.title.hint}`}
          value={values.title}
          onChange={(event) => change({ title: event.target.value })}
          onBlur={() => check('title')}
          error={errorOf('title')}
        />
      </FieldRow>
      <CrisisNote text={values.title} />
    </>
  );
}
