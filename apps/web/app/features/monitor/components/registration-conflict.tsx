import type { MonitorForm, MonitorRegistration } from '@hidamari/contract/monitor';
import { Button } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useRef } from 'react';
import { NO_DRAFTS_TEXT, useCanKeepDrafts } from '../../../shell/forms/use-draft.ts';
import { VersionChoice } from '../../../shell/forms/version-choice.tsx';
import { registrationDefinitions } from '../registration-words.ts';

type Props = {
  mine: MonitorForm | null;
  /** Null: nothing stands any more. */
  current: MonitorRegistration | null;
  busy: string | undefined;
  keepMine: () => void;
  takeStored: () => void;
};

/** Another device, or the desk, was first (G66): nothing happens until the member has chosen. */
export function RegistrationConflict({ mine, current, busy, keepMine, takeStored }: Props) {
  if (!mine || !current?.form) return <IsOver onLook={takeStored} />;
  return (
    <VersionChoice
      mine={<DefinitionList items={registrationDefinitions(mine)} />}
      stored={<DefinitionList items={registrationDefinitions(current.form)} />}
      busy={busy}
      onKeepMine={keepMine}
      onTakeStored={takeStored}
    />
  );
}

const TITLE = '登録の状態が、変わっています。';

function IsOver({ onLook }: { onLook: () => void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={TITLE} className="grid gap-4">
      <Notice tone="caution" title={TITLE}>
        <p>いま書いたものは、まだ送られていません。</p>
        <p>{useCanKeepDrafts() ? 'この端末に、下書きとして残ります。' : NO_DRAFTS_TEXT}</p>
        <Button kind="plain" onClick={onLook}>
          いまの状態を見る
        </Button>
      </Notice>
    </section>
  );
}
