import { addClosureEndpoint, closureInput, type NewClosure } from '@hidamari/contract/closures';
import { CLOSURE_LIMITS, EVERY_VARIANT_LABEL, previewClosure } from '@hidamari/domain/closures';
import { dayParts } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { VARIANT_KEYS, VARIANTS } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { DateFields } from '@hidamari/ui/date-fields';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { TextField } from '@hidamari/ui/text-field';
import { useToast } from '@hidamari/ui/toast';
import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useClosedDays } from '../../../shell/closed-days/closed-days.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { datePartsOf, dayTextOf } from '../../../shell/forms/day-text.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { scrollToElement } from '../../../shell/scrolling.ts';
import { useToday } from '../../../shell/use-now.ts';
import { COMING_ID } from './coming-closures.tsx';

const ALL = 'all';

const VARIANT_OPTIONS = [
  { value: ALL, label: EVERY_VARIANT_LABEL },
  ...VARIANT_KEYS.map((key) => ({ value: key, label: VARIANTS[key].deskName, note: VARIANTS[key].audience })),
];

const EMPTY = { closure_variant: ALL, first_day: '', last_day: '', closure_note: '' };
type Values = typeof EMPTY;

/** The page's names of fields that other forms call otherwise. */
const FIELDS: Readonly<Record<string, string>> = { variant: 'closure_variant', note: 'closure_note' };

/** As the call takes it: an empty last day is the first one. */
function closureOf({ closure_variant, first_day, last_day, closure_note }: Values) {
  return {
    variant: closure_variant === ALL ? null : closure_variant,
    first_day,
    last_day: last_day || first_day,
    note: closure_note || undefined,
  };
}

/** Days off to enter, and what members will read of them before they are entered. */
export function ClosureForm() {
  const today = useToday();
  const schema = useMemo(() => closureInput(today), [today]);
  const form = usePortalForm({
    initial: EMPTY,
    schema,
    order: ['closure_variant', 'first_day', 'last_day', 'closure_note'],
    toInput: closureOf,
    toField: (name) => FIELDS[name] ?? name,
  });
  const draft = useFormDraft('desk-closure', form);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, send } = useSending(form, async (body) => {
    await browserApi().call(addClosureEndpoint, { body });
    draft.forget();
    form.replace(EMPTY);
    await revalidate();
    toast({ text: '臨時の休みを入れました' });
    const list = document.getElementById(COMING_ID);
    if (list) scrollToElement(list);
  });
  const { values, change, check, errorOf } = form;
  const { year } = dayParts(today);
  const day = (name: 'first_day' | 'last_day') => ({
    name,
    years: { from: year, to: year + 1 },
    value: datePartsOf(values[name]),
    onChange: (parts: Parameters<typeof dayTextOf>[0]) => change({ [name]: dayTextOf(parts) }),
    onBlur: () => values[name] !== '' && check(name),
    error: errorOf(name),
  });
  return (
    <Card as="section" labelledBy="add-closure">
      <WrittenForm className="grid grid-cols-1 gap-6" onSend={send}>
        <SectionHeading size="small" id="add-closure">
          臨時の休みを入れる
        </SectionHeading>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <RadioPicks
          name="closure_variant"
          label="窓口"
          need="required"
          options={VARIANT_OPTIONS}
          value={values.closure_variant}
          onChange={({ target }) => change({ closure_variant: target.value })}
          error={errorOf('closure_variant')}
        />
        <DateFields label={fieldLabel('first_day')} need="required" {...day('first_day')} />
        <DateFields
          label={fieldLabel('last_day')}
          need="optional"
          hint={`1日だけのときは、空けておいてください。続けて${CLOSURE_LIMITS.days}日まで入れられます。`}
          {...day('last_day')}
        />
        <TextField
          name="closure_note"
          label="メモ"
          need="optional"
          hint="机の人だけが読みます。会員のことは書かないでください。例：研修のため"
          value={values.closure_note}
          onChange={({ target }) => change({ closure_note: target.value })}
          onBlur={() => check('closure_note')}
          error={errorOf('closure_note')}
        />
        <ClosurePreview closure={schema.safeParse(closureOf(values)).data ?? null} />
        <FailedSaveNotice failure={form.failure} onSendAgain={send} />
        <Button type="submit" width="full" busy={isBusy ? '入れています…' : undefined}>
          この内容で入れる
        </Button>
      </WrittenForm>
    </Card>
  );
}

/** What members will read, in words, as soon as the days are chosen. */
function ClosurePreview({ closure }: { closure: NewClosure | null }) {
  const closures = useClosedDays();
  const today = useToday();
  const planned = closure && {
    ...closure,
    variants: closure.variant === null ? VARIANT_KEYS : [closure.variant],
  };
  return (
    <div role="status">
      <Notice tone="plain" title="会員への案内">
        {planned === null ? (
          <p>日を選ぶと、会員にどう案内するかが、ここに出ます。</p>
        ) : (
          previewClosure(planned, { closures, today }).map(({ of, text }) => (
            <p key={text} className="ui-num">
              {of === null ? null : <b>{`${of}：`}</b>}
              <span>{text}</span>
            </p>
          ))
        )}
      </Notice>
    </div>
  );
}
