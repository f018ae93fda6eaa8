import { oneTimeCode } from '@hidamari/contract/fields';
import { checkPhoneCodeEndpoint, sendPhoneCodeEndpoint } from '@hidamari/contract/hosted-login';
import * as z from '@hidamari/contract/zod';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { CodeField, CodeResend } from '@hidamari/ui/code-field';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Fold } from '@hidamari/ui/fold';
import { useToast } from '@hidamari/ui/toast';
import { type ReactNode, useState } from 'react';
import { tellOnArrival } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { leaveAfterSignIn, leaveWhenPassed, leaveWhenRegistered } from '../hosted-login.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';

const schema = z.object({ code: oneTimeCode });

interface PhoneCodeStepProps {
  /** The step before sent a code already; otherwise the person asks for the first one here. */
  isSentBefore: boolean;
  /** What helps somebody without this telephone. */
  withoutPhone: string;
  /** Another way to go, below the code. */
  children?: ReactNode;
}

/** Seconds to wait after a code that went out a moment ago, and still counts; null for any other failure. */
function secondsTooSoon(error: unknown): number | null {
  if (!(error instanceof AppError) || error.code !== 'too_many') return null;
  const { retryAfter = Number.POSITIVE_INFINITY } = error.facts;
  return retryAfter <= ONE_TIME_CODE.resendAfterSeconds ? retryAfter : null;
}

/** The state of the step: one code is asked for and checked; whose it is, the challenge says. */
function usePhoneCode(isSentBefore: boolean) {
  const form = usePortalForm({ initial: { code: '' }, schema, order: ['code'] });
  const [busyWith, setBusyWith] = useState<'sending' | 'checking' | null>(null);
  const [isSent, setSent] = useState(isSentBefore);
  const resend = useSecondsLeft(isSentBefore ? ONE_TIME_CODE.resendAfterSeconds : 0);
  const toast = useToast();

  const check = async () => {
    const body = form.checkAll();
    if (body === null) return;
    setBusyWith('checking');
    try {
      const answer = await browserApi().call(checkPhoneCodeEndpoint, { body });
      tellOnArrival('verification-succeeded');
      await leaveAfterSignIn(answer);
    } catch (error) {
      if (!leaveWhenRegistered(error) && !leaveWhenPassed(error)) form.takeFailure(error);
      setBusyWith(null);
    }
  };
  const send = async () => {
    setBusyWith('sending');
    try {
      const { resend_after } = await browserApi().call(sendPhoneCodeEndpoint, {});
      resend.start(resend_after);
      form.change({ code: '' });
      form.clearFailure();
      toast({ text: isSent ? '確認コードを再送しました' : '確認コードを送りました' });
      setSent(true);
    } catch (error) {
      if (leaveWhenRegistered(error) || leaveWhenPassed(error)) return;
      const seconds = secondsTooSoon(error);
      if (seconds === null) return form.takeFailure(error);
      resend.start(seconds);
      setSent(true);
      toast({ text: '少し前に送った確認コードを使えます' });
    } finally {
      setBusyWith(null);
    }
  };
  return { form, busyWith, isSent, secondsLeft: resend.secondsLeft, check, send };
}

/** The one-time code that comes by SMS: in sign-up (U-R02), and in a login with an unproven number (U-L14). */
export function PhoneCodeStep({ isSentBefore, withoutPhone, children }: PhoneCodeStepProps) {
  const { form, busyWith, isSent, secondsLeft, check, send } = usePhoneCode(isSentBefore);
  return (
    <>
      <Card>
        {isSent ? (
          <WrittenForm className="grid gap-6" onSend={check}>
            <ErrorSummary errors={form.summary} attempt={form.attempt} />
            <CodeField
              name="code"
              label="確認コード（6桁）"
              need="required"
              hint="10分のあいだ使えます。届いた文の中の数字を入れてください。"
              value={form.values.code}
              onChange={(event) => form.change({ code: event.target.value })}
              error={form.errorOf('code')}
            />
            <FailedSaveNotice failure={form.failure} />
            <Button type="submit" width="full" busy={busyWith === 'checking' ? '確認しています…' : undefined}>
              確認する
            </Button>
            <CodeResend secondsLeft={secondsLeft} onResend={send}>
              再送する
            </CodeResend>
            {children}
          </WrittenForm>
        ) : (
          <div className="grid gap-6">
            <FailedSaveNotice failure={form.failure} />
            <Button
              width="full"
              onClick={send}
              busy={busyWith === 'sending' ? 'コードを送っています…' : undefined}
            >
              確認コードを受け取る
            </Button>
          </div>
        )}
      </Card>
      <Fold summary="届かないときは">
        <p>
          電波のよい場所で1分ほどお待ちください。携帯電話の会社の設定で、知らない番号からの文を止めていることがあります。再送は1時間に5回までです。
        </p>
        <p>{withoutPhone}</p>
      </Fold>
    </>
  );
}
