import type { SessionAnswer } from '@hidamari/contract/auth';
import type { EligibleAnswer } from '@hidamari/contract/eligibility';
import { type ErrorScreenId, errorScreen } from '@hidamari/domain/error-pages';
import { AppError } from '@hidamari/domain/errors';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Dialog } from '@hidamari/ui/dialog';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { type ReactNode, useEffect } from 'react';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { errorState, useErrorState } from '../../../shell/data/error-state.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import type { PortalForm } from '../../../shell/forms/portal-form.ts';
import { saveDraft } from '../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { leaveAfterSignIn } from '../hosted-login.ts';
import { eligibilityDraft } from '../sign-up-steps.ts';

interface EligibilityFormProps<V, O> {
  form: PortalForm<V, O>;
  /** Answers a session where a login was waiting for this very check (U-L16). */
  send(body: O): Promise<EligibleAnswer | SessionAnswer>;
  onPassed(answer: EligibleAnswer): void;
  /** The modal of a failed check (specification section 8). */
  modal?: Extract<ErrorScreenId, 'M-E01' | 'M-E02'>;
  /** Screen that says more, for somebody whose check keeps failing. The login screen by default. */
  givesUpTo?: { href: string; label: string };
  children: ReactNode;
}

const NOT_ELIGIBLE = ['insurance_not_confirmed', 'eligibility_code_invalid'];

/** M-E01, M-E02: what could not be confirmed, what to look at again, whom to call. The form behind it keeps all. */
function NotEligibleDialog({
  id,
  givesUpTo,
  onClose,
}: {
  id: 'M-E01' | 'M-E02' | null;
  givesUpTo: { href: string; label: string } | undefined;
  onClose: () => void;
}) {
  const { variant } = usePageData();
  const screen = errorScreen(id ?? 'M-E01', variant);
  const away = givesUpTo ?? screen.actions.find(({ href }) => href === '/login');
  return (
    <Dialog
      isOpen={id !== null}
      onClose={onClose}
      title={screen.title}
      actions={
        <>
          <Button onClick={onClose}>入力内容を直す</Button>
          {away ? (
            <ButtonLink href={away.href} kind="plain">
              {away.label}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className="grid gap-4">
        {screen.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <DeskCallBox />
      </div>
    </Dialog>
  );
}

/** The frame of every first step: fields, one button, and what happens when the check says no. */
export function EligibilityForm<V extends object, O>({
  form,
  send,
  onPassed,
  modal,
  givesUpTo,
  children,
}: EligibilityFormProps<V, O>) {
  const { variant } = usePageData();
  const draft = useFormDraft(eligibilityDraft(variant), form);
  const { modal: refusal } = useErrorState();
  // What was refused here is of no interest elsewhere.
  useEffect(() => errorState.closeModal, []);
  const submit = async (body: O) => {
    const answer = await send(body);
    if (!('access_token' in answer)) {
      // Kept until the registration is done: whoever is slower than its ten minutes finds the fields filled.
      saveDraft(eligibilityDraft(variant), form.values);
      return onPassed(answer);
    }
    draft.forget();
    await leaveAfterSignIn(answer);
  };
  const sending = useSending(form, submit, {
    takeFailure: (error) => {
      if (modal && error instanceof AppError && NOT_ELIGIBLE.includes(error.code)) {
        errorState.openModal({ id: modal, organization: VARIANTS[variant].organization?.id ?? null });
      } else form.takeFailure(error);
    },
  });
  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={sending.send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {children}
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" width="full" busy={sending.isBusy ? '確認しています…' : undefined}>
          この内容で確認する
        </Button>
      </WrittenForm>
      <NotEligibleDialog id={refusal?.id ?? null} givesUpTo={givesUpTo} onClose={errorState.closeModal} />
    </Card>
  );
}
