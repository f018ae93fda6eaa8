import { addCallBackEndpoint, type CallBack, newCallBack } from '@hidamari/contract/call-backs';
import { CALL_BACK_LIMITS } from '@hidamari/domain/call-backs';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { CALL_BACKS_KEY, VARIANT_LABELS } from '../call-back-queries.ts';

const EMPTY = { variant: 'chofu' as VariantKey, name: '', phone_number: '', wish: '' };
const VARIANT_OPTIONS = (Object.keys(VARIANT_LABELS) as VariantKey[]).map((value) => ({
  value,
  label: VARIANT_LABELS[value],
}));

/** What was left on the voice guide, written down (G127). */
export function AddCallBack() {
  const client = useQueryClient();
  const [clientKey, setClientKey] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState<CallBack | null>(null);
  const form = usePortalForm({
    initial: EMPTY,
    schema: newCallBack,
    order: ['variant', 'phone_number', 'name', 'wish'],
    toInput: (values) => ({ ...values, client_key: clientKey }),
  });
  const draft = useFormDraft('desk:call-back', form);
  const sending = useSending(form, async (body: z.output<typeof newCallBack>) => {
    setMade(null);
    setMade(await browserApi().call(addCallBackEndpoint, { body }));
    setClientKey(crypto.randomUUID());
    draft.forget();
    form.replace(EMPTY);
    await client.invalidateQueries({ queryKey: CALL_BACKS_KEY });
  });
  const { values } = form;
  return (
    <Card as="section" labelledBy="add-call-back">
      <WrittenForm className="grid grid-cols-1 gap-5" onSend={() => void sending.send()}>
        <h2 id="add-call-back" className="text-lg font-bold">
          お約束を書きとめる
        </h2>
        {made ? (
          <Notice tone="ok" live>
            <p>{`${formatMonthDay(made.due_on)}からのお約束として書きとめました。`}</p>
          </Notice>
        ) : null}
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <RadioPicks
          name="variant"
          label="どの窓口へのお電話でしたか"
          need="required"
          options={VARIANT_OPTIONS}
          value={values.variant}
          onChange={({ target }) => form.change({ variant: target.value as VariantKey })}
          error={form.errorOf('variant')}
        />
        <TextField
          name="phone_number"
          label="電話番号"
          need="required"
          inputMode="tel"
          autoComplete="off"
          value={values.phone_number}
          onChange={({ target }) => form.change({ phone_number: target.value })}
          error={form.errorOf('phone_number')}
        />
        <TextField
          name="name"
          label="お名前"
          need="optional"
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => form.change({ name: target.value })}
          error={form.errorOf('name')}
        />
        <TextArea
          name="wish"
          label="聞き取ったこと"
          need="optional"
          hint="ご都合と、相談番号（H-1003）や受付番号があれば番号も。病気のことは、お電話でうかがいます。"
          rows={2}
          limit={CALL_BACK_LIMITS.wish}
          value={values.wish}
          onChange={({ target }) => form.change({ wish: target.value })}
          error={form.errorOf('wish')}
        />
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" busy={sending.isBusy ? '書いています…' : undefined}>
          書きとめる
        </Button>
      </WrittenForm>
    </Card>
  );
}
