import { registrationInput, signUpEndpoint, signUpMeEndpoint } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { isResidenceRequired } from '@hidamari/domain/members';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonPair } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { FormSteps } from '@hidamari/ui/steps';
import { useEffect, useState } from 'react';
import { redirect } from 'react-router';
import type * as z from 'zod';
import { pageContext } from '../../../page-context.ts';
import { readIllnessText } from '../../../parts/content/illness-consent-text.tsx';
import { saveArrivalToast } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useCanSaveDrafts } from '../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useStepHistory } from '../../../shell/step-history.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { RegistrationFailure } from '../components/registration-failure.tsx';
import { RegistrationFields } from '../components/registration-fields.tsx';
import { RegistrationSummary } from '../components/registration-summary.tsx';
import { RegisteredAlready, SignUpOver } from '../components/sign-up-over.tsx';
import { leaveAfterSignIn, leaveWhenPassed, leaveWhenRegistered } from '../hosted-login.ts';
import {
  emptyRegistration,
  REGISTRATION_ORDER,
  type RegistrationValues,
  registrationInputOf,
} from '../registration-form.ts';
import { renewWhileActive } from '../sign-up-renewal.ts';
import { forgetSignUpDrafts } from '../sign-up-steps.ts';
import type { Route } from './+types/register';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** The page proves itself by its challenge token: without one it leads to the beginning, before the number is proved to that step (G15). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, hasChallenge, member, now } = page;
  const known = hasChallenge ? await api.call(signUpMeEndpoint, {}).catch(() => null) : null;
  if (known === null) return { known, isMember: member !== null };
  if (!known.is_phone_verified) throw redirect(screenHref('/sign-up/verification'));
  return { known, today: japanDay(now), illnessText: await readIllnessText(page) };
}

/** /sign-up/register (U-R03): 入力 → 確認 → 完了; the end is a session and a whole new page. */
export default function Register({ loaderData }: Route.ComponentProps) {
  if (loaderData.known !== null) return <Registration {...loaderData} />;
  if (loaderData.isMember) return <RegisteredAlready />;
  return (
    <FlowLayout
      step={4}
      title="会員登録の続き"
      lead="お手数ですが、ご利用の確認からもう一度お願いします。"
      help="入力に困ったら"
    >
      <SignUpOver>登録の手続きの時間が切れたか、途中の画面から開かれました。</SignUpOver>
    </FlowLayout>
  );
}

type RegistrationProps = Extract<Route.ComponentProps['loaderData'], { today: string }>;

function Registration({ known, today, illnessText }: RegistrationProps) {
  const { member_type: memberType, is_agreed: isAgreed = false } = known;
  const form = usePortalForm<RegistrationValues, ReturnType<typeof registrationInput>>({
    initial: emptyRegistration(known),
    schema: registrationInput({ today, memberType, isAgreed }),
    order: REGISTRATION_ORDER,
    toInput: registrationInputOf,
  });
  const { variant } = usePageData();
  const [isConfirming, setConfirming] = useState(false);
  useStepHistory('confirm', isConfirming ? 1 : 0, () => setConfirming(false));
  useFocusOnNewStep(isConfirming);
  const canKeep = useCanSaveDrafts();
  const draft = useFormDraft(`registration:${known.masked_phone_number ?? ''}`, form);
  useEffect(() => renewWhileActive({ window, document }, () => browserApi().call(signUpMeEndpoint, {})), []);

  const goToConfirm = () => {
    if (form.checkAll() === null) return;
    setConfirming(true);
    window.scrollTo({ top: 0 });
  };
  const submit = async (body: z.output<typeof signUpEndpoint.body>) => {
    const session = await browserApi().call(signUpEndpoint, { body });
    draft.forget();
    forgetSignUpDrafts(variant);
    saveArrivalToast('registration-succeeded');
    await leaveAfterSignIn(session);
  };
  const { isBusy, send } = useSending(form, submit, {
    leaves: true,
    whenIncomplete: () => setConfirming(false),
    takeFailure: (error) => {
      if (error instanceof AppError && error.facts.fields) setConfirming(false);
      if (!leaveWhenRegistered(error) && !leaveWhenPassed(error)) form.takeFailure(error);
    },
  });

  return (
    <FlowLayout
      step={4}
      title={isConfirming ? '登録する内容の確認' : '会員登録'}
      lead={
        isConfirming
          ? 'この内容で登録してよいか、ご確認ください。'
          : `5分ほどで終わります。${canKeep ? 'このタブを閉じるまで、途中の内容は残ります。' : 'この端末では途中の内容を残せないため、終わるまで、この画面を閉じないでください。'}`
      }
      help="入力に困ったら"
    >
      <FormSteps current={isConfirming ? 2 : 1} />
      {isConfirming ? (
        <Card>
          <div className="grid gap-6">
            <RegistrationSummary values={form.values} today={today} />
            <RegistrationFailure failure={form.failure} onSendAgain={send} />
            <ButtonPair
              back={
                <Button kind="plain" onClick={() => setConfirming(false)}>
                  戻る
                </Button>
              }
              onward={
                <Button onClick={send} busy={isBusy ? '登録しています…' : undefined}>
                  この内容で登録する
                </Button>
              }
            />
          </div>
        </Card>
      ) : (
        <WrittenForm className="grid gap-6" onSend={goToConfirm}>
          <ErrorSummary errors={form.summary} attempt={form.attempt} />
          <RegistrationFields
            form={form}
            locked={known.unupdatable_keys}
            isAgreed={isAgreed}
            illnessText={illnessText}
            isPrefectureRequired={isResidenceRequired(memberType)}
            today={today}
          />
          <RegistrationFailure failure={form.failure} />
          <Button type="submit" width="full">
            入力内容を確認する
          </Button>
        </WrittenForm>
      )}
    </FlowLayout>
  );
}
