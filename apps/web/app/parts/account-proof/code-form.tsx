import { codeBody } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { CodeField } from '@hidamari/ui/code-field';
import type { ReactNode } from 'react';
import { usePortalForm } from '../../shell/forms/portal-form.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { StepForm } from './step-form.tsx';

interface Props {
  label: string;
  hint?: string;
  /** The button: 「つける」. */
  verb: string;
  /** Rejects with what the form says. */
  send: (code: string) => Promise<void>;
  onGiveUp: () => void;
  giveUpLabel?: string | undefined;
  /** Another way to go, above the buttons: a new code. */
  children?: ReactNode;
}

/** A wrong code belongs under its field, however the server words it. */
function underItsField(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'code_wrong' || error.facts.fields) return error;
  return new AppError('validation', { fields: { code: ['code_wrong'] } });
}

/** Six digits, checked by the server when they are sent. */
export function CodeForm({ label, hint, verb, send, onGiveUp, giveUpLabel, children }: Props) {
  const form = usePortalForm({ act: 'check', initial: { code: '' }, schema: codeBody, order: ['code'] });
  const sending = useSending(form, ({ code }) => send(code), {
    takeFailure: (error) => form.takeFailure(underItsField(error)),
  });
  return (
    <StepForm
      form={form}
      sending={sending}
      verb={verb}
      busyWords="確認しています…"
      onGiveUp={onGiveUp}
      giveUpLabel={giveUpLabel}
    >
      <CodeField
        name="code"
        label={label}
        need="required"
        hint={hint}
        value={form.values.code}
        onChange={(event) => form.change({ code: event.target.value })}
        error={form.errorOf('code')}
      />
      {children}
    </StepForm>
  );
}
