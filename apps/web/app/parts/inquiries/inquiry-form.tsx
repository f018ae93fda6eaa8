import {
  type InquiryReceipt,
  inquiryBody,
  mailConsultationBody,
  sendInquiryEndpoint,
  sendMailConsultationEndpoint,
} from '@hidamari/contract/inquiries';
import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import type { InquiryType } from '@hidamari/domain/inquiries';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { FormSteps } from '@hidamari/ui/steps';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { browserApi } from '../../shell/data/browser-api.ts';
import { afterEarlyInput } from '../../shell/forms/early-input.ts';
import { FailedSaveNotice } from '../../shell/forms/failed-save-notice.tsx';
import { type PortalForm, usePortalForm } from '../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../shell/forms/use-form-draft.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../shell/forms/written-form.tsx';
import { usePageData } from '../../shell/page-data.ts';
import { focusQuietly } from '../../shell/scrolling.ts';
import { useStepHistory } from '../../shell/step-history.ts';
import { CrisisNote } from '../crisis/crisis-note.tsx';
import { InquiryConfirm } from './inquiry-confirm.tsx';
import { InquiryDone } from './inquiry-done.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import {
  EMPTY_INQUIRY,
  INQUIRY_ORDER,
  type InquiryValues,
  inquiryInputOf,
  inquirySummary,
  ownWordsOf,
  prefilled,
} from './inquiry-values.ts';

const SCHEMAS = { contact: inquiryBody, consultation: mailConsultationBody };
type Body = z.output<(typeof SCHEMAS)[InquiryType]>;

/** A consent is given anew each time: it is not kept with the words. */
const draftPartOf = ({ agreed: _, agreed_health: __, ...words }: InquiryValues): Partial<InquiryValues> =>
  words;

/**
 * 入力 → 確認 → 完了 of the contact form and of a consultation by mail (G121, G122). What is typed survives a reload, a
 * lost connection and an ended session; sent twice it is taken in once.
 */
export function InquiryForm({ type }: { type: InquiryType }) {
  const form = usePortalForm<InquiryValues, z.ZodType<Body>>({
    initial: EMPTY_INQUIRY,
    schema: SCHEMAS[type] as z.ZodType<Body>,
    order: INQUIRY_ORDER,
    toInput: (values) => inquiryInputOf(type, values),
  });
  const draft = useFormDraft(`inquiry:${type}`, form, { partOf: draftPartOf });
  usePrefilled(form);
  const [isConfirming, setConfirming] = useState(false);
  const [receipt, setReceipt] = useState<InquiryReceipt | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const idempotencyKey = useIdempotencyKey(form.values);

  const goTo = (confirm: boolean) => {
    setConfirming(confirm);
    if (top.current) focusQuietly(top.current);
  };
  const { isBusy, send } = useSending(
    form,
    async () => {
      const body = inquiryInputOf(type, form.values);
      setReceipt(await sendAs(type, body, idempotencyKey));
      draft.forget();
      if (top.current) focusQuietly(top.current);
    },
    {
      whenIncomplete: () => goTo(false),
      takeFailure: (error) => {
        if (error instanceof AppError && error.facts.fields) goTo(false);
        form.takeFailure(error);
      },
    },
  );
  const step = receipt ? 3 : isConfirming ? 2 : 1;
  useStepHistory('confirm', step === 2 ? 1 : 0, () => goTo(false));
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-6">
      <FormSteps current={step} />
      {receipt ? (
        <>
          <CrisisNote text={ownWordsOf(form.values)} />
          <InquiryDone type={type} receipt={receipt} sent={inquirySummary(type, form.values)} />
        </>
      ) : null}
      {step === 2 ? (
        <InquiryConfirm
          type={type}
          values={form.values}
          failure={form.failure}
          isBusy={isBusy}
          onBack={() => goTo(false)}
          onSend={() => void send()}
        />
      ) : null}
      {step === 1 ? (
        <WrittenForm className="grid grid-cols-1 gap-6" onSend={() => form.checkAll() !== null && goTo(true)}>
          <ErrorSummary errors={form.summary} attempt={form.attempt} />
          <InquiryFields type={type} form={form} />
          <FailedSaveNotice failure={form.failure} />
          <Button type="submit" width="full">
            入力内容を確認する
          </Button>
        </WrittenForm>
      ) : null}
    </div>
  );
}

function sendAs(type: InquiryType, body: unknown, idempotencyKey: string): Promise<InquiryReceipt> {
  const api = browserApi();
  return type === 'contact'
    ? api.call(sendInquiryEndpoint, { body: body as z.input<typeof inquiryBody> }, { idempotencyKey })
    : api.call(
        sendMailConsultationEndpoint,
        { body: body as z.input<typeof mailConsultationBody> },
        { idempotencyKey },
      );
}

/** One key for as long as the same words stand: an answer that was lost makes no second inquiry, other words do. */
function useIdempotencyKey(values: InquiryValues): string {
  const held = useRef({ words: '', key: '' });
  const words = JSON.stringify(values);
  if (held.current.words !== words) held.current = { words, key: globalThis.crypto.randomUUID() };
  return held.current.key;
}

/** Who is signed in need not write what the portal knows. */
function usePrefilled({ replace }: PortalForm<InquiryValues, Body>): void {
  const { member } = usePageData();
  const isMember = member !== null;
  useEffect(() => {
    if (!isMember) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let stop: () => void = () => undefined;
    // A convenience: where it cannot be had, the fields are simply empty.
    browserApi()
      .call(readCurrentUserEndpoint, { query: {} }, { signal })
      .then((user) => {
        if (!signal.aborted) stop = afterEarlyInput(() => replace((now) => prefilled(now, user)));
      })
      .catch(() => undefined);
    return () => {
      leaving.abort();
      stop();
    };
  }, [isMember, replace]);
}
