import {
  type PrivacyRequest,
  privacyRequestBody,
  sendPrivacyRequestEndpoint,
} from '@hidamari/contract/privacy';
import { AppError } from '@hidamari/domain/errors';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_LIMITS } from '@hidamari/domain/privacy';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { usePageData } from '../../../shell/page-data.ts';

const EMPTY = { kind: '', words: '' };

/** What was sent last, where the focus goes: the number to keep, and by when an answer comes. */
function Receipt({ sent }: { sent: PrivacyRequest }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="pb-6">
      <Notice tone="ok" title="ご請求を受け付けました" live>
        <p className="ui-num">
          受付番号：<b className="inline-block">{sent.receipt_number}</b>
        </p>
        <p>{`${formatJapaneseDate(sent.answer_due_on)}までにご連絡します。控えをメールでもお送りします。`}</p>
      </Notice>
    </div>
  );
}

/** A request for disclosure, correction or stop of use (APPI art. 33 to 35). */
export function RequestForm({ onSent }: { onSent: (request: PrivacyRequest) => void }) {
  const { member } = usePageData();
  const form = usePortalForm({
    initial: EMPTY,
    schema: privacyRequestBody,
    order: ['kind', 'words'],
    toInput: ({ kind, words }) => ({ kind: kind === '' ? undefined : kind, words }),
  });
  const draft = useFormDraft(`privacy-request:${member?.hashUserId ?? ''}`, form);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const [sent, setSent] = useState<{ request: PrivacyRequest; words: string } | null>(null);
  // One key for as long as the same words are being sent: sending again makes no second request (F5).
  const save = useRef<{ key: string; words: string } | null>(null);

  const submit = async (body: z.output<typeof privacyRequestBody>) => {
    const words = JSON.stringify(body);
    if (save.current?.words !== words) save.current = { key: crypto.randomUUID(), words };
    setSent(null);
    const idempotencyKey = save.current.key;
    const request = await browserApi().call(sendPrivacyRequestEndpoint, { body }, { idempotencyKey });
    save.current = null;
    draft.forget();
    form.replace(EMPTY);
    setSent({ request, words: body.words });
    onSent(request);
  };
  const sending = useSending(form, submit, {
    takeFailure: (error) => {
      if (error instanceof AppError && error.facts.fields) form.takeFailure(error);
      else setFailure(failedSaveOf(error));
    },
  });
  const send = () => {
    setFailure(null);
    void sending.send();
  };

  return (
    <>
      {sent ? (
        <>
          <CrisisNote text={sent.words} />
          <Receipt key={sent.request.receipt_number} sent={sent.request} />
        </>
      ) : null}
      <WrittenForm className="grid grid-cols-1 gap-6" onSend={send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <RadioPicks
          name="kind"
          label="ご請求の種類"
          need="required"
          options={PRIVACY_REQUEST_KINDS}
          value={form.values.kind}
          onChange={({ target }) => form.change({ kind: target.value })}
          error={form.errorOf('kind')}
        />
        <TextArea
          name="words"
          label="内容"
          need="required"
          hint="どの情報を、どのようにしたいかをお書きください。短くてもかまいません。"
          limit={PRIVACY_REQUEST_LIMITS.words}
          value={form.values.words}
          onChange={(event) => form.change({ words: event.target.value })}
          onBlur={() => form.values.words !== '' && form.check('words')}
          error={form.errorOf('words')}
        />
        <CrisisNote text={form.values.words} />
        <FailedSaveNotice failure={failure} onSendAgain={send} />
        <Button type="submit" width="full" busy={sending.isBusy ? '送っています…' : undefined}>
          この内容で請求する
        </Button>
      </WrittenForm>
    </>
  );
}
