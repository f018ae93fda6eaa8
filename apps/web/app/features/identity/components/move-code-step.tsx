import { oneTimeCode } from '@hidamari/contract/fields';
import {
  checkTransferCodeEndpoint,
  leaveTransferStepEndpoint,
  resendTransferCodeEndpoint,
} from '@hidamari/contract/hosted-login';
import * as z from '@hidamari/contract/zod';
import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { CodeField, CodeResend } from '@hidamari/ui/code-field';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { saveArrivalToast } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useAction } from '../../../shell/forms/use-action.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { useSecondsLeft } from '../../../shell/use-now.ts';
import { leaveAfterSignIn, leaveWhenPassed } from '../hosted-login.ts';
import { MoveFailure } from './move-failure.tsx';

const schema = z.object({ code: oneTimeCode });

/** The state of the step: the code proves the number, and the account is the common ID. */
function useMoveCode(resendAfter: number) {
  const form = usePortalForm({ act: 'check', initial: { code: '' }, schema, order: ['code'] });
  const [isTaken, setTaken] = useState(false);
  const resend = useSecondsLeft(resendAfter);
  const toast = useToast();

  const check = async (code = '') => {
    const answer = await browserApi().call(checkTransferCodeEndpoint, { body: { code } });
    if ('access_token' in answer) saveArrivalToast('migration-succeeded');
    await leaveAfterSignIn(answer);
  };
  const sendAgain = async () => {
    try {
      const { resend_after } = await browserApi().call(resendTransferCodeEndpoint, {});
      resend.start(resend_after);
      form.change({ code: '' });
      form.clearFailure();
      toast({ text: '確認コードを再送しました' });
    } catch (error) {
      if (!leaveWhenPassed(error)) form.takeFailure(error);
    }
  };
  const goBack = async () => {
    await browserApi().call(leaveTransferStepEndpoint, {});
    window.location.reload();
  };
  const { run, busyWith } = useAction(
    (step: 'check' | 'back', code?: string) => (step === 'check' ? check(code) : goBack()),
    {
      leaves: true,
      failureOf: (error) => {
        if (error instanceof AppError && error.code === 'already_registered') setTaken(true);
        else if (!leaveWhenPassed(error)) form.takeFailure(error);
        return null;
      },
    },
  );
  const checkTyped = () => {
    const body = form.checkAll();
    if (body !== null) void run('check', body.code);
  };
  return {
    form,
    busyWith,
    isTaken,
    secondsLeft: resend.secondsLeft,
    check: checkTyped,
    sendAgain,
    goBack: () => void run('back'),
  };
}

/** The one-time code that proves the number of the common ID. */
export function MoveCodeStep({ resendAfter }: { resendAfter: number }) {
  const { form, busyWith, isTaken, secondsLeft, check, sendAgain, goBack } = useMoveCode(resendAfter);
  return (
    <Card>
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
        {isTaken ? (
          <Notice tone="caution" title="この番号の共通IDがあります" live>
            <p>
              この電話番号は、すでに共通IDで使われています。「選ぶ画面へ戻る」を押して、「共通IDでログインして移す」からお進みください。記録は、まだ何も移していません。
            </p>
          </Notice>
        ) : null}
        <MoveFailure failure={form.failure} />
        <Button type="submit" width="full" busy={busyWith === 'check' ? '確認しています…' : undefined}>
          確認して移る
        </Button>
        <CodeResend secondsLeft={secondsLeft} onResend={sendAgain}>
          再送する
        </CodeResend>
        <Button kind="text" onClick={goBack} busy={busyWith === 'back' ? '戻っています…' : undefined}>
          選ぶ画面へ戻る
        </Button>
      </WrittenForm>
    </Card>
  );
}
