import { type CaseSummary, correctionBody, correctSummaryEndpoint } from '@hidamari/contract/consultations';
import { SUMMARY_LENGTH } from '@hidamari/domain/consultations';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { CONSULTATIONS_KEY } from '../../../../parts/conversation/member/consultation-queries.ts';
import type { CardState } from '../../../../parts/crisis/card-state.ts';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../../shell/forms/written-form.tsx';

const EMPTY = { quote: '', text: '' };
const ADDITION = '';

interface CorrectionFormProps {
  caseId: string;
  summary: CaseSummary;
  /** The card that stands under the form already, for what was sent before. */
  under: CardState;
  /** Over: with the words that were sent, or without any. */
  onDone(sentWords?: string): void;
}

/** Whole sentences of the summary, to choose the one that is wrong; nobody has to mark words with a finger. */
function sentencesOf({ concern, talked, next_step: nextStep }: CaseSummary): string[] {
  const text = [concern, talked, nextStep].filter((part) => part !== null).join('\n');
  const sentences = text.match(/[^。\n]+。?/g)?.map((sentence) => sentence.trim()) ?? [];
  return [...new Set(sentences.filter((sentence) => sentence !== ''))];
}

/** The member's words beside the summary: something is wrong, or something is missing. */
export function CorrectionForm({ caseId, summary, under, onDone }: CorrectionFormProps) {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const [clientKey] = useState(() => crypto.randomUUID());
  const form = usePortalForm({
    initial: EMPTY,
    schema: correctionBody,
    order: ['quote', 'text'],
    toInput: ({ quote, text }) => (quote === ADDITION ? { text } : { quote, text }),
  });
  const draft = useFormDraft(`consultation:${caseId}:correction`, form);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  useEffect(() => box.current?.focus(), []);
  const save = async (body: z.output<typeof correctionBody>) => {
    await browserApi().call(correctSummaryEndpoint, {
      params: { id: caseId },
      body: { ...body, client_key: clientKey },
    });
    draft.forget();
    await client.invalidateQueries({ queryKey: CONSULTATIONS_KEY });
    onDone(body.text);
  };
  const sending = useSending(form, save, {
    takeFailure: (error) => {
      const failed = failedSaveOf(error);
      if (failed.error?.facts.fields) form.takeFailure(error);
      else setFailure(failed);
    },
  });
  const send = () => {
    setFailure(null);
    void sending.send();
  };
  const { values } = form;
  return (
    <div ref={box} tabIndex={-1} className="case-correcting">
      <WrittenForm className="grid grid-cols-1 gap-4" onSend={send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <RadioPicks
          name="quote"
          label="どこが違いますか"
          need="optional"
          options={[
            ...sentencesOf(summary).map((sentence) => ({ value: sentence, label: sentence })),
            { value: ADDITION, label: '違うところはなく、書き足したい' },
          ]}
          value={values.quote}
          onChange={({ target }) => form.change({ quote: target.value })}
          error={form.errorOf('quote')}
        />
        <TextArea
          name="text"
          label={values.quote === ADDITION ? '書き足すこと' : '正しくは'}
          need="required"
          rows={3}
          limit={SUMMARY_LENGTH}
          value={values.text}
          onChange={({ target }) => form.change({ text: target.value })}
          error={form.errorOf('text')}
        />
        <CrisisNote text={under === 'open' ? '' : values.text} hasNumbersElsewhere={under !== 'none'} />
        <FailedSaveNotice failure={failure} onSendAgain={send} />
        <div className="case-summary-acts">
          <Button kind="text" onClick={() => onDone()}>
            やめる
          </Button>
          <Button type="submit" busy={sending.isBusy ? '送っています…' : undefined}>
            相談員に伝える
          </Button>
        </div>
      </WrittenForm>
    </div>
  );
}
