import { type DeskMonitorRegistration, monitorEnding } from '@hidamari/contract/monitor';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { formatPhone } from '@hidamari/domain/members';
import { MONITOR_LIMITS, MONITOR_STATE_LABELS, monitorActsOf } from '@hidamari/domain/monitor';
import { telHref, VARIANTS } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { TextArea } from '@hidamari/ui/text-area';
import { useEffect, useRef, useState } from 'react';
import { BoundaryNote, useBoundaryCheck } from '../../../parts/desk/boundary-note.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { registrationDefinitions } from '../registration-words.ts';
import { refusalOf, useDecision } from './use-decision.ts';
import './desk-monitor.css';

/** Ends a registration with words that its member reads on their screen (G87). */
function EndForm({ row, onBack }: { row: DeskMonitorRegistration; onBack: () => void }) {
  // Several rows of the list may be ended at once, each with a field of its own.
  const id = `ending-${row.id}`;
  const { end } = useDecision(row);
  const form = usePortalForm({
    initial: { ending_words: '' },
    schema: monitorEnding,
    order: ['ending_words'],
    toInput: (values) => ({ ...values, version: row.version }),
  });
  const draft = useFormDraft(`desk:monitor:${row.id}`, form);
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

/** One registration at the desk: who it is, how they want to be reached, what they wrote, what can be done (G87). */
export function RegistrationRow({ row }: { row: DeskMonitorRegistration }) {
  const { state, state_at, variant, display_name: name, form, ending, registered_by_name: by } = row;
  return (
    <article className="monitor-row" aria-label={`${name} 様`}>
      <div>
        <h2 className="text-lg font-bold">{`${name} 様`}</h2>
        <p className="ui-meta">
          {`${MONITOR_STATE_LABELS[state]}（${formatMonthDay(state_at.slice(0, 10))}から）・${VARIANTS[variant].audience}`}
        </p>
        {by ? <p className="ui-meta">{`${by}が登録しました`}</p> : null}
      </div>
      <Reach row={row} />
      {form ? <DefinitionList items={registrationDefinitions(form)} /> : null}
      {form === null && state !== 'ended' ? (
        <p>
          病気についての情報を預けることの同意が取り消されています。書かれたことは見られず、ご連絡もしません。
        </p>
      ) : null}
      {ending ? (
        <div>
          <p className="ui-meta">{`${ending.by_name}が終えました。ご本人への言葉：`}</p>
          <p className="whitespace-pre-wrap">{ending.words}</p>
        </div>
      ) : null}
      <Acts row={row} />
    </article>
  );
}

function Reach({ row: { email, phone_number: phone } }: { row: DeskMonitorRegistration }) {
  if (email === null && phone === null) return null;
  return (
    <p className="monitor-reach">
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone ? <a href={telHref(phone) ?? undefined}>{formatPhone(phone)}</a> : null}
    </p>
  );
}

function Acts({ row }: { row: DeskMonitorRegistration }) {
  const [isEnding, setEnding] = useState(false);
  const { register, isBusy, failure } = useDecision(row);
  const acts = monitorActsOf('desk', row.state);
  const opener = useFocusOnceClosed(isEnding);
  if (acts.length === 0) return null;
  if (isEnding) return <EndForm row={row} onBack={() => setEnding(false)} />;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {acts.includes('register') ? (
          <Button size="small" busy={isBusy ? '登録しています…' : undefined} onClick={() => void register()}>
            登録する
          </Button>
        ) : null}
        <Button ref={opener} kind="quiet" size="small" onClick={() => setEnding(true)}>
          言葉をそえて終える
        </Button>
      </div>
      <FailedSaveNotice failure={failure} />
    </>
  );
}

/** What was opened takes its button's place; once it is closed, the keyboard goes on from the button again. */
function useFocusOnceClosed(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
