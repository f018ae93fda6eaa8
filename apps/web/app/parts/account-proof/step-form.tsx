import { Button, ButtonPair } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import type { ReactNode } from 'react';
import { FailedSaveNotice } from '../../shell/forms/failed-save-notice.tsx';
import type { PortalForm } from '../../shell/forms/portal-form.ts';
import type { useSending } from '../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../shell/forms/written-form.tsx';

interface Props {
  form: Pick<PortalForm<unknown, unknown>, 'summary' | 'attempt' | 'failure'>;
  sending: Pick<ReturnType<typeof useSending>, 'isBusy' | 'send'>;
  /** The button, and what it says while it waits. */
  verb: string;
  busyWords: string;
  onGiveUp: () => void;
  /** The button for that. */
  giveUpLabel?: string | undefined;
  children: ReactNode;
}

/** What every step of a change on this page sends: its faults above, its fields, and a way to leave all as it is. */
export function StepForm(props: Props) {
  const { form, sending, verb, busyWords, onGiveUp, giveUpLabel = 'いまは変えない', children } = props;
  return (
    <WrittenForm className="grid grid-cols-1 gap-6" onSend={sending.send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {children}
      <FailedSaveNotice failure={form.failure} />
      <ButtonPair
        back={
          <Button kind="plain" onClick={onGiveUp}>
            {giveUpLabel}
          </Button>
        }
        onward={
          <Button type="submit" busy={sending.isBusy ? busyWords : undefined}>
            {verb}
          </Button>
        }
      />
    </WrittenForm>
  );
}
