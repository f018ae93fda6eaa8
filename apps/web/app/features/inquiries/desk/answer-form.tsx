import { answerInquiryEndpoint, type Inquiry, inquiry, inquiryAnswer } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { INQUIRY_LIMITS } from '@hidamari/domain/inquiries';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { BoundaryNote, useBoundaryCheck } from '../../../parts/desk/boundary-note.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { INQUIRIES_KEY, inquiryKey } from '../inquiry-queries.ts';
import { ANSWERED_BY, type AnsweredBy } from './inquiry-words.ts';
import { useSecondReader } from './use-second-reader.ts';

/** The one answer: by mail as it is written, or what was said. A colleague who was quicker is named. */
export function AnswerForm({ inquiry: found }: { inquiry: Inquiry }) {
  const client = useQueryClient();
  const toast = useToast();
  const [late, setLate] = useState<Inquiry | null>(null);
  const form = usePortalForm({
    initial: { by: found.reply_by as AnsweredBy, text: '' },
    schema: inquiryAnswer,
    order: ['by', 'text'],
    toInput: (values) => ({ ...values, version: found.version }),
  });
  const draft = useFormDraft(`desk:inquiry:${found.id}`, form);
  const take = (stored: Inquiry) => {
    draft.forget();
    client.setQueryData(inquiryKey(found.id), stored);
    void client.invalidateQueries({ queryKey: INQUIRIES_KEY });
  };
  const reader = useSecondReader(found.id);
  const { isBusy, send } = useSending(
    form,
    async (body: z.output<typeof inquiryAnswer>) => {
      take(await browserApi().call(answerInquiryEndpoint, { params: { id: found.id }, body }));
      toast({ text: values.by === 'mail' ? 'お返事のメールを、これから送ります' : 'お返事しました' });
    },
    {
      takeFailure: (error) => {
        const stored = error instanceof AppError ? inquiry.safeParse(error.facts.current) : null;
        if (stored?.success) setLate(stored.data);
        // The one who had read it is not the same any more (G119): what is there now says who answers.
        else if (error instanceof AppError && error.code === 'forbidden') void reader.look();
        else form.takeFailure(error);
      },
    },
  );
  const { values } = form;
  const boundary = useBoundaryCheck();
  // What stays at the desk is nobody's advice.
  const sendAsRead = () => {
    if (values.by !== 'mail' || boundary.mayGo(values.text)) void send();
  };
  return (
    <Card as="section" labelledBy="inquiry-answer">
      <WrittenForm className="grid grid-cols-1 gap-5" onSend={sendAsRead}>
        <h2 id="inquiry-answer" className="text-lg font-bold">
          お返事を書く
        </h2>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <RadioPicks
          name="by"
          label="お返事のしかた"
          need="required"
          options={ANSWERED_BY}
          value={values.by}
          onChange={({ target }) => form.change({ by: target.value as AnsweredBy })}
          error={form.errorOf('by')}
        />
        <TextArea
          name="text"
          label={values.by === 'mail' ? 'メールの文' : 'お伝えしたこと、または理由'}
          need="required"
          hint={
            values.by === 'mail'
              ? '書いたとおりに送られます。診断や治療のよしあしには答えず、病院での聞き方や、使える制度をそえてください。'
              : 'この机にだけ残ります。'
          }
          rows={8}
          limit={INQUIRY_LIMITS.answer}
          value={values.text}
          onChange={({ target }) => form.change({ text: target.value })}
          error={form.errorOf('text')}
        />
        {values.by === 'mail' ? (
          <BoundaryNote
            text={values.text}
            check={boundary}
            onPhrase={(phrase) => form.change({ text: `${values.text.trimEnd()}\n${phrase}` })}
          />
        ) : null}
        {late ? (
          <Notice
            tone="caution"
            live
            title={`${late.answered_by_name ?? '別の担当者'}さんが、先にお返事しています。`}
          >
            <p>あなたの書いた文は、まだ送られていません。</p>
            <Button kind="plain" size="small" onClick={() => take(late)}>
              送られたお返事を見る
            </Button>
          </Notice>
        ) : null}
        <FailedSaveNotice failure={form.failure ?? reader.failure} onSendAgain={() => void send()} />
        <Button type="submit" busy={isBusy ? '送っています…' : undefined}>
          {values.by === 'mail' ? 'メールで送る' : '返事を済ませたことにする'}
        </Button>
      </WrittenForm>
    </Card>
  );
}
