import {
  changeMonitorStateEndpoint,
  type MonitorRegistration,
  monitorRegistration,
} from '@hidamari/contract/monitor';
import { AppError } from '@hidamari/domain/errors';
import { type MemberMonitorTarget, type MonitorAct, monitorActsOf } from '@hidamari/domain/monitor';
import { Button } from '@hidamari/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { DeleteButton } from '../../../shell/forms/delete-button.tsx';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { cacheRegistration } from '../monitor-queries.ts';

const SWITCHES = [
  { act: 'pause', to: 'paused', label: '休む', busy: '休みにしています…' },
  { act: 'resume', to: 'registered', label: '登録にもどす', busy: 'もどしています…' },
] as const satisfies readonly { act: MonitorAct; to: MemberMonitorTarget; label: string; busy: string }[];

interface RegistrationActionsProps {
  registration: MonitorRegistration;
  onCorrect: () => void;
  /** The state was changed by the member. */
  onChanged: (registration: MonitorRegistration) => void;
}

/** What the member can do with a registration that stands (G87). */
export function RegistrationActions({ registration, onCorrect, onChanged }: RegistrationActionsProps) {
  const { change, busyWith, failure, switchTo } = useStateChange(registration, onChanged);
  const acts = monitorActsOf('member', registration.state);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-3">
        {registration.form ? (
          <Button kind="plain" icon="pen" onClick={onCorrect}>
            内容を直す
          </Button>
        ) : null}
        {SWITCHES.filter(({ act }) => acts.includes(act)).map(({ to, label, busy }) => (
          <Button
            key={to}
            kind="plain"
            busy={busyWith === to ? busy : undefined}
            onClick={() => void switchTo(to)}
          >
            {label}
          </Button>
        ))}
      </div>
      <FailedSaveNotice failure={failure} />
      <div>
        <DeleteButton
          label="やめる"
          kind="text"
          title="登録をやめますか"
          verb="やめる"
          busyVerb="手続きをしています…"
          onDelete={() => change('ended')}
        >
          <p>書いた内容は、すぐに消えます。募集のご連絡もなくなります。</p>
          <p>理由は聞きません。あとから、あらためて申し込めます。</p>
        </DeleteButton>
      </div>
    </div>
  );
}

const MOVED = '別の画面で、状態が変わっていました。いまの状態をご確認ください。';

function useStateChange(
  { version }: MonitorRegistration,
  onChanged: (registration: MonitorRegistration) => void,
) {
  const client = useQueryClient();
  /** Rejects with the refusal; what stands meanwhile is shown. */
  const change = async (to: MemberMonitorTarget) => {
    try {
      const changed = await browserApi().call(changeMonitorStateEndpoint, { body: { to, version } });
      cacheRegistration(client, changed);
      onChanged(changed);
    } catch (error) {
      const stored = error instanceof AppError ? monitorRegistration.safeParse(error.facts.current) : null;
      if (stored?.success) cacheRegistration(client, stored.data);
      throw error;
    }
  };
  const { run, busyWith, failure } = useAction(change, {
    failureOf: (error) => {
      const failed = failedSaveOf(error);
      return failed.outcome === 'conflict' ? { ...failed, text: MOVED, requestId: null } : failed;
    },
  });
  return { change, busyWith, failure, switchTo: run };
}
