import { proveAccountEndpoint } from '@hidamari/contract/account-security';
import { PasswordField } from '@hidamari/ui/password-field';
import { OwnAccountNameField } from '../../shell/forms/account-name-field.tsx';
import { usePortalForm } from '../../shell/forms/portal-form.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';

interface Props {
  /** Why it is asked once more. */
  note: string | undefined;
  /** What the password is asked for. */
  lead?: string;
  giveUpLabel?: string;
  /** Rejects with what the form says. */
  send: (body: { present_password: string }) => Promise<void>;
  onGiveUp: () => void;
}

/** The present password before what an open screen alone is not enough for: a change of how to log in, a download. */
export function PasswordStep({
  note,
  lead = '変える前に、いまのパスワードをおたずねします。',
  giveUpLabel,
  send,
  onGiveUp,
}: Props) {
  const form = usePortalForm({
    act: 'check',
    initial: { present_password: '' },
    schema: proveAccountEndpoint.body,
    order: ['present_password'],
  });
  const sending = useSending(form, send);
  return (
    <StepFrame title="ご本人の確認" lead={lead} note={note}>
      <StepForm
        form={form}
        sending={sending}
        verb="つづける"
        busyWords="確認しています…"
        onGiveUp={onGiveUp}
        giveUpLabel={giveUpLabel}
      >
        <OwnAccountNameField />
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
      </StepForm>
    </StepFrame>
  );
}
