import type { MonitorForm, MonitorRegistration } from '@hidamari/contract/monitor';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { MONITOR_CONSENT } from '@hidamari/domain/monitor';
import { Button, ButtonPair } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { TickField } from '@hidamari/ui/check-picks';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useRef } from 'react';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { LeaveGuard } from '../../../shell/forms/leave-guard.tsx';
import type { FormFields } from '../../../shell/forms/portal-form.ts';
import { NO_DRAFTS_TEXT, useCanSaveDrafts } from '../../../shell/forms/use-draft.ts';
import { VersionChoice } from '../../../shell/forms/version-choice.tsx';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import type { RegistrationValues } from '../registration-values.ts';
import { registrationDefinitions } from '../registration-words.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { useRegistrationForm } from './use-registration-form.ts';

type Props = {
  mine: MonitorForm | null;
  /** Null: nothing stands any more. */
  current: MonitorRegistration | null;
  busy: string | undefined;
  keepMine: () => void;
  takeStored: () => void;
};

/** Another device, or the desk, was first (G66): nothing happens until the member has chosen. */
function RegistrationConflict({ mine, current, busy, keepMine, takeStored }: Props) {
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
        <p>{useCanSaveDrafts() ? 'この端末に、下書きとして残ります。' : NO_DRAFTS_TEXT}</p>
        <Button kind="plain" onClick={onLook}>
          いまの状態を見る
        </Button>
      </Notice>
    </section>
  );
}

interface RegistrationFormProps {
  stored: MonitorRegistration | null;
  onSaved: (registration: MonitorRegistration) => void;
  /** The way back to what stands; absent where nothing does. */
  onBack?: (() => void) | undefined;
  /** What stood has ended meanwhile, and the member wants to see that. */
  onIsOver: () => void;
}

/** A request for the panel, or a correction of what stands (G87). */
export function RegistrationForm({ stored, onSaved, onBack, onIsOver }: RegistrationFormProps) {
  const { form, send, needsConsent, busy, conflict, isUnsaved, onLeave } = useRegistrationForm(stored, {
    onSaved,
    onIsOver,
  });
  const canKeep = useCanSaveDrafts();
  const isRequest = stored?.form == null;
  const submit = (
    <Button type="submit" size="large" width="full" busy={busy}>
      {isRequest ? 'この内容で申し込む' : 'この内容に直す'}
    </Button>
  );
  return (
    <>
      <WrittenForm className="grid grid-cols-1 gap-8" onSend={() => void send()}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <RegistrationFields form={form} />
        {needsConsent ? <ConsentSection form={form} /> : <AgreedWords />}
        {conflict ? (
          <RegistrationConflict {...conflict} busy={busy} />
        ) : (
          <FailedSaveNotice failure={form.failure} onSendAgain={() => void send()} />
        )}
        {onBack ? (
          <ButtonPair
            back={
              <Button
                kind="plain"
                onClick={() => {
                  onLeave();
                  onBack();
                }}
              >
                戻る
              </Button>
            }
            onward={submit}
          />
        ) : (
          submit
        )}
        <p className="ui-meta">
          {canKeep
            ? '書いている途中のものは、このタブを閉じるまで、この端末に下書きとして残ります。'
            : NO_DRAFTS_TEXT}
        </p>
      </WrittenForm>
      <LeaveGuard isUnsaved={isUnsaved} onLeave={onLeave} />
    </>
  );
}

const words = () => (
  <DefinitionList items={MONITOR_CONSENT.points.map(({ term, text }) => ({ term, description: text }))} />
);
const DAY = `${formatPlainDate(MONITOR_CONSENT.version)}の文です。`;

/** What is agreed to, in full and before the box, which is never ticked in advance (G87). */
function ConsentSection({ form }: { form: FormFields<RegistrationValues> }) {
  return (
    <Card as="section" labelledBy="monitor-consent">
      <div className="grid grid-cols-1 gap-4">
        <h2 id="monitor-consent" className="text-lg font-bold">
          登録の前に、お読みください
        </h2>
        {words()}
        <p className="ui-meta">{DAY}</p>
        <TickField
          name="agreed_panel"
          label="上の内容を読み、登録に同意します"
          need="required"
          checked={form.values.agreed_panel}
          onChange={({ target }) => form.change({ agreed_panel: target.checked })}
          error={form.errorOf('agreed_panel')}
        />
      </div>
    </Card>
  );
}

/** The same words, for whoever has agreed to them. */
function AgreedWords() {
  return (
    <Fold summary="同意した内容を読む">
      <div className="grid grid-cols-1 gap-4">
        {words()}
        <p className="ui-meta">{DAY}</p>
      </div>
    </Fold>
  );
}
