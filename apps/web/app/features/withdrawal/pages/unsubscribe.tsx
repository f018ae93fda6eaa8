import { unsubscribeBody, unsubscribeEndpoint } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { FormSteps } from '@hidamari/ui/steps';
import { useState } from 'react';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { redirectSignedOut } from '../../../shell/sign-out-redirect.ts';
import { useStepHistory } from '../../../shell/step-history.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { ConfirmStep } from '../components/confirm-step.tsx';
import { ReasonsStep } from '../components/reasons-step.tsx';
import { draftOfWithdrawal, EMPTY_WITHDRAWAL, type WithdrawalValues } from '../withdrawal-form.ts';
import type { Route } from './+types/unsubscribe';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /unsubscribe: 入力 → 確認 → 完了 (G53). The end is a whole new page without anything of the member. */
export default function Unsubscribe() {
  const { member } = usePageData();
  const form = usePortalForm<WithdrawalValues, typeof unsubscribeBody>({
    act: 'proceed',
    initial: EMPTY_WITHDRAWAL,
    schema: unsubscribeBody,
    order: ['reasons', 'reason', 'present_password'],
  });
  const [isConfirming, setConfirming] = useState(false);
  const draft = useFormDraft(`withdrawal:${member?.hashUserId ?? ''}`, form, { partOf: draftOfWithdrawal });

  const show = (confirming: boolean) => {
    setConfirming(confirming);
    window.scrollTo({ top: 0 });
  };
  useStepHistory('confirm', isConfirming ? 1 : 0, () => show(false));
  useFocusOnNewStep(isConfirming);
  const goToConfirm = () => {
    // The password belongs to the next step: here only what was written is looked at.
    if (unsubscribeBody.shape.reason.safeParse(form.values.reason).success) show(true);
    else form.checkAll();
  };
  const submit = async (body: z.output<typeof unsubscribeBody>) => {
    const { url } = await browserApi().call(unsubscribeEndpoint, { body });
    draft.forget();
    redirectSignedOut(url);
  };
  const { isBusy, send } = useSending(form, submit, {
    leaves: true,
    takeFailure: (error) => {
      if (error instanceof AppError && error.facts.fields?.reason) show(false);
      form.takeFailure(error);
    },
  });

  return (
    <Container width="narrow" className="pt-4 pb-16">
      <div className="grid grid-cols-1 gap-6">
        <PageHeading
          lead={
            isConfirming
              ? 'よろしければ、パスワードを入れて「退会する」を押してください。'
              : '退会すると何が起きるかを、はじめにお読みください。'
          }
        >
          {isConfirming ? '退会の確認' : '退会のお手続き'}
        </PageHeading>
        <FormSteps current={isConfirming ? 2 : 1} />
        {isConfirming ? (
          <ConfirmStep form={form} isBusy={isBusy} onBack={() => show(false)} onSend={send} />
        ) : (
          <ReasonsStep form={form} onNext={goToConfirm} />
        )}
      </div>
    </Container>
  );
}
