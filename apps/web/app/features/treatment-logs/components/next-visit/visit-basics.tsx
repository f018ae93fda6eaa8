import { addDays, dayParts, formatJapaneseDate, isRealDay } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { daysUntilWords, VISIT_LIMITS } from '@hidamari/domain/next-visits';
import { Chip, Chips } from '@hidamari/ui/chips';
import { DateFields } from '@hidamari/ui/date-fields';
import { FieldRow } from '@hidamari/ui/field';
import { TextField } from '@hidamari/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { datePartsOf, dayTextOf } from '../../../../shell/forms/day-text.ts';
import { tidyTime } from '../../log-form/typed-values.ts';
import { nextVisitsQuery } from '../../next-visit/next-visit-queries.ts';
import { knownPlaces, visitPlace } from '../../next-visit/visit-words.ts';
import { FormSection } from '../form/form-section.tsx';
import { useVisitFormParts } from './visit-form-context.tsx';

/** Where the next visit mostly lies, from today on. */
const WEEKS_AHEAD = [1, 2, 3, 4] as const;

type TextName = 'hospital' | 'department' | 'purpose' | 'companion';

/** When, where, what for and with whom. */
export function VisitBasics() {
  const { form } = useVisitFormParts();
  const text = (name: TextName) => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
    onBlur: () => form.check(name),
  });
  return (
    <FormSection title="いつ、どこで" hint="日付だけでも保存できます。あとから書き足せます。">
      <VisitDay />
      <TextField
        name="visit_time"
        label={fieldLabel('visit_time')}
        need="optional"
        hint="例：10:30"
        width="short"
        inputMode="numeric"
        tidy={tidyTime}
        value={form.values.visit_time}
        onChange={({ target }) => form.change({ visit_time: target.value })}
        onBlur={() => form.check('visit_time')}
        error={form.errorOf('visit_time')}
      />
      <KnownPlaces />
      <FieldRow>
        <TextField label={fieldLabel('hospital')} need="optional" {...text('hospital')} />
        <TextField
          label={fieldLabel('department')}
          need="optional"
          hint="例：乳腺外科"
          {...text('department')}
        />
      </FieldRow>
      <CrisisNote text={[form.values.hospital, form.values.department]} />
      <FieldRow>
        <TextField
          label={fieldLabel('purpose')}
          need="optional"
          hint="例：血液検査のあと、診察"
          {...text('purpose')}
        />
        <TextField label={fieldLabel('companion')} need="optional" hint="例：娘" {...text('companion')} />
      </FieldRow>
      <CrisisNote text={[form.values.purpose, form.values.companion]} />
    </FormSection>
  );
}

/** Who goes to the same place again writes it with one press. Gone once a place is written. */
function KnownPlaces() {
  const { form } = useVisitFormParts();
  const { data } = useQuery(nextVisitsQuery(pageApi()));
  const { hospital, department } = form.values;
  const places = data ? knownPlaces(data) : [];
  if (hospital !== '' || department !== '' || places.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="ui-meta">前と同じところ</p>
      <Chips name="前と同じところ">
        {places.map((place) => (
          <Chip
            key={visitPlace(place)}
            icon="hospital"
            pressed={false}
            onPress={() => {
              form.change({ hospital: place.hospital ?? '', department: place.department ?? '' });
              // The chips go, and the focus with them: it goes on where the place was written.
              document.getElementById('hospital')?.focus({ preventScroll: true });
            }}
          >
            {visitPlace(place)}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

/** The day: a round number of weeks is one press, any other day three choices. */
function VisitDay() {
  const { form, today } = useVisitFormParts();
  const { visit_date } = form.values;
  const { year } = dayParts(today);
  const written = isRealDay(visit_date) ? dayParts(visit_date).year : year;
  return (
    <div className="grid gap-3">
      <DateFields
        name="visit_date"
        label={fieldLabel('visit_date')}
        need="required"
        years={{ from: Math.min(year - 1, written), to: year + VISIT_LIMITS.yearsAhead }}
        value={datePartsOf(visit_date)}
        onChange={(parts) => form.change({ visit_date: dayTextOf(parts) })}
        onBlur={() => form.check('visit_date')}
        error={form.errorOf('visit_date')}
      />
      <Chips name="受診日を選ぶ">
        {WEEKS_AHEAD.map((weeks) => {
          const day = addDays(today, weeks * 7);
          return (
            <Chip key={weeks} pressed={visit_date === day} onPress={() => form.change({ visit_date: day })}>
              {`${weeks}週後`}
            </Chip>
          );
        })}
      </Chips>
      <p role="status" className="ui-num font-bold empty:hidden">
        {isRealDay(visit_date) ? dayWords(visit_date, today) : null}
      </p>
    </div>
  );
}

function dayWords(visitDay: string, today: string): string {
  const until = daysUntilWords({ visitDay, today });
  return `${formatJapaneseDate(visitDay)}${until ? `・${until}` : ''}`;
}
