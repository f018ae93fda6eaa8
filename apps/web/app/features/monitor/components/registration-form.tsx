import type { MonitorRegistration } from '@hidamari/contract/monitor';
import { Button, ButtonPair } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { LeaveGuard } from '../../../shell/forms/leave-guard.tsx';
import { NO_DRAFTS_TEXT, useCanKeepDrafts } from '../../../shell/forms/use-draft.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { AgreedWords, ConsentPart } from './consent-part.tsx';
import { RegistrationConflict } from './registration-conflict.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { useRegistrationForm } from './use-registration-form.ts';

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
  const canKeep = useCanKeepDrafts();
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
        {needsConsent ? <ConsentPart form={form} /> : <AgreedWords />}
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
