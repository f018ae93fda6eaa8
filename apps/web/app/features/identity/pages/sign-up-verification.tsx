import { oneTimeCode } from '@hidamari/contract/fields';
import { checkPhoneCodeEndpoint, sendPhoneCodeEndpoint } from '@hidamari/contract/hosted-login';
import { signUpMeEndpoint } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { CodeField, CodeResend } from '@hidamari/ui/code-field';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Fold } from '@hidamari/ui/fold';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import * as z from 'zod';
import { pageContext } from '../../../page-context.ts';
import { tellOnArrival } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { WayFrame } from '../components/way-frame.tsx';
import { leaveAfterSignIn } from '../hosted-login.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import type { Route } from './+types/sign-up-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

const schema = z.object({ code: oneTimeCode });

export async function loader({ context }: Route.LoaderArgs) {
  const known = await context
    .get(pageContext)
    .api.call(signUpMeEndpoint, {})
    .catch(() => null);
  return { sentTo: known?.masked_phone_number ?? null };
}

/** /sign-up/verification (U-R02): the one-time code that came by SMS. */
export default function SignUpVerification({ loaderData: { sentTo } }: Route.ComponentProps) {
  const form = usePortalForm({ initial: { code: '' }, schema, order: ['code'] });
  const [isBusy, setBusy] = useState(false);
  const resend = useSecondsLeft(ONE_TIME_CODE.resendAfterSeconds);
  const toast = useToast();

  const check = async () => {
    const body = form.checkAll();
    if (body === null) return;
    setBusy(true);
    try {
      const answer = await browserApi().call(checkPhoneCodeEndpoint, { body });
      tellOnArrival('verification-succeeded');
      await leaveAfterSignIn(answer);
    } catch (error) {
      if (error instanceof AppError && error.code === 'already_registered')
        window.location.assign('/error?id=U-E05');
      else form.takeFailure(error);
      setBusy(false);
    }
  };
  const sendAgain = async () => {
    try {
      const { resend_after } = await browserApi().call(sendPhoneCodeEndpoint, {});
      resend.start(resend_after);
      form.change({ code: '' });
      toast({ text: '確認コードを再送しました' });
    } catch (error) {
      form.takeFailure(error);
    }
  };

  return (
    <WayFrame
      step={3}
      title="確認コードを入れる"
      lead={`${sentTo ?? 'ご登録の携帯電話'}に、6桁の数字を送りました。`}
      help="届かない、読めない"
    >
      <Card>
        <form
          noValidate
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
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
          <Button type="submit" width="full" busy={isBusy ? '確認しています…' : undefined}>
            確認する
          </Button>
          <CodeResend secondsLeft={resend.secondsLeft} onResend={sendAgain}>
            再送する
          </CodeResend>
          <ButtonLink href="/sign-up/role-verification" kind="text">
            番号を直す
          </ButtonLink>
        </form>
      </Card>
      <Fold summary="届かないときは">
        <p>
          電波のよい場所で1分ほどお待ちください。携帯電話の会社の設定で、知らない番号からの文を止めていることがあります。再送は1時間に5回までです。
        </p>
        <p>携帯電話をお持ちでない方は、お電話で登録できます。</p>
      </Fold>
    </WayFrame>
  );
}
