import { proveAccountEndpoint } from '@hidamari/contract/account-security';
import { Button, ButtonPair } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PasswordField } from '@hidamari/ui/password-field';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { useSending } from '../../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../../shell/forms/written-form.tsx';
import { StepFrame } from './step-frame.tsx';

interface Props {
  /** Why it is asked once more. */
  note: string | undefined;
  /** Rejects with what the form says. */
  send: (body: { present_password: string }) => Promise<void>;
  onGiveUp: () => void;
}

/** The present password before any change of how to log in: an open screen alone is not enough. */
export function PasswordStep({ note, send, onGiveUp }: Props) {
  const form = usePortalForm({
    initial: { present_password: '' },
    schema: proveAccountEndpoint.body,
    order: ['present_password'],
  });
  const sending = useSending(form, send);
  return (
    <StepFrame title="ご本人の確認" lead="変える前に、いまのパスワードをおたずねします。">
      {note ? (
        <Notice tone="caution" live>
          <p>{note}</p>
        </Notice>
      ) : null}
      <WrittenForm className="grid grid-cols-1 gap-6" onSend={sending.send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <PasswordField
          name="present_password"
          label="いまのパスワード"
          need="required"
          autoComplete="current-password"
          value={form.values.present_password}
          onChange={(event) => form.change({ present_password: event.target.value })}
          onBlur={() => form.check('present_password')}
          error={form.errorOf('present_password')}
        />
        <FailedSaveNotice failure={form.failure} />
        <ButtonPair
          back={
            <Button kind="plain" onClick={onGiveUp}>
              いまは変えない
            </Button>
          }
          onward={
            <Button type="submit" busy={sending.isBusy ? '確認しています…' : undefined}>
              つづける
            </Button>
          }
        />
      </WrittenForm>
    </StepFrame>
  );
}
