import { type DeskMonitorRegistration, monitorEnding } from '@hidamari/contract/monitor';
import { MONITOR_LIMITS } from '@hidamari/domain/monitor';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { TextArea } from '@hidamari/ui/text-area';
import { useEffect } from 'react';
import { BoundaryNote, useBoundaryCheck } from '../../../parts/desk/boundary-note.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useKeptForm } from '../../../shell/forms/use-kept-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { refusalOf, useDecision } from './use-decision.ts';

/** Ends a registration with words that its member reads on their screen (G87). */
export function EndForm({ row, onBack }: { row: DeskMonitorRegistration; onBack: () => void }) {
  // Several rows of the list may be ended at once, each with a field of its own.
  const id = `ending-${row.id}`;
  const { end } = useDecision(row);
  const form = usePortalForm({
    initial: { ending_words: '' },
    schema: monitorEnding,
    order: ['ending_words'],
    toInput: (values) => ({ ...values, version: row.version }),
  });
  const draft = useKeptForm(`desk:monitor:${row.id}`, form);
  // The button that was pressed has gone: the keyboard goes on from the field.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const { isBusy, send } = useSending(form, async ({ ending_words }) => {
    await end(ending_words);
    draft.forget();
  });
  const boundary = useBoundaryCheck();
  const words = form.values.ending_words;
  const sendLookedAt = () => {
    if (boundary.mayGo(words)) void send();
  };
  return (
    <WrittenForm className="grid grid-cols-1 gap-4" onSend={sendLookedAt}>
      <ErrorSummary errors={form.summary.map((one) => ({ ...one, id }))} attempt={form.attempt} />
      <TextArea
        name="ending_words"
        id={id}
        label="ご本人への言葉"
        need="required"
        hint="ご本人の画面にだけ出ます。メールには、状態が変わったことだけを書きます。書かれた内容と連絡先は、終えるとすぐに消えます。"
        rows={3}
        limit={MONITOR_LIMITS.words}
        value={words}
        onChange={({ target }) => form.change({ ending_words: target.value })}
        error={form.errorOf('ending_words')}
      />
      <BoundaryNote
        text={words}
        check={boundary}
        onPhrase={(phrase) => form.change({ ending_words: [words, phrase].filter(Boolean).join('\n') })}
      />
      <FailedSaveNotice failure={form.failure && refusalOf(form.failure.error)} onSendAgain={sendLookedAt} />
      <div className="flex flex-wrap gap-3">
        <Button kind="plain" size="small" onClick={onBack}>
          戻る
        </Button>
        <Button type="submit" kind="danger" size="small" busy={isBusy ? '終えています…' : undefined}>
          この言葉で終える
        </Button>
      </div>
    </WrittenForm>
  );
}
