import './desk-monitor.css';
import type { DeskMonitorRegistration } from '@hidamari/contract/monitor';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { formatPhone } from '@hidamari/domain/members';
import { MONITOR_STATE_LABELS, monitorActsOf } from '@hidamari/domain/monitor';
import { telHref, VARIANTS } from '@hidamari/domain/site-variants';
import { Button } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { useEffect, useRef, useState } from 'react';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { registrationDefinitions } from '../registration-words.ts';
import { EndForm } from './end-form.tsx';
import { useDecision } from './use-decision.ts';

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
