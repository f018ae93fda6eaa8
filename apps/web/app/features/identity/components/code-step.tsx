import { codeBody } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { CodeField, CodeResend } from '@hidamari/ui/code-field';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Fold } from '@hidamari/ui/fold';
import { useToast } from '@hidamari/ui/toast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { useSecondsLeft } from '../../../shell/use-now.ts';

export interface CodeStepProps {
  /** Checks the code and leaves the step when it was right. */
  check(code: string): Promise<void>;
  /** Sends a code; absent where none is sent: an authenticator app makes its own. */
  send?: (() => Promise<{ resend_after: number }>) | undefined;
  /** A code is on its way already; otherwise the person asks for the first one here. */
  isSentBefore: boolean;
  /** True when the page itself deals with a failure, by leaving or by saying more than the form can. */
  takesFailure?: (error: unknown) => boolean;
  /** Why the code was refused, where it is checked on a later screen and the person was led back. */
  refusedBefore?: unknown;
  /** What the wire calls the code; `code` by default. */
  wireName?: string;
  label?: string;
  hint?: string;
  /** What helps when no code comes, or it cannot be read. */
  help: ReactNode;
  helpSummary?: string;
  /** A question beside the code: whether this device may leave it out next time. */
  question?: ReactNode;
  /** Another way to go, below the code. */
  children?: ReactNode;
}

/** A code that went out a moment ago: the seconds until the next, and whether that one can be typed here. */
function tooSoon(error: unknown): { seconds: number; isLive: boolean } | null {
  if (!(error instanceof AppError) || error.code !== 'code_resend_wait') return null;
  const { retryAfter = ONE_TIME_CODE.resendAfterSeconds, detail } = error.facts;
  return { seconds: retryAfter, isLive: detail?.is_code_live !== false };
}

/** The state of the step: one code is asked for and checked; whose it is, the challenge says. */
function useCodeStep(props: CodeStepProps) {
  const { check, send, isSentBefore, takesFailure, refusedBefore, wireName = 'code' } = props;
  const form = usePortalForm({
    act: 'check',
    initial: { code: '' },
    schema: codeBody,
    order: ['code'],
    toField: (name) => (name === wireName ? 'code' : name),
  });
  const [busyWith, setBusyWith] = useState<'sending' | 'checking' | null>(null);
  const [isSent, setSent] = useState(isSentBefore);
  const resend = useSecondsLeft(isSentBefore && send ? ONE_TIME_CODE.resendAfterSeconds : 0);
  const toast = useToast();
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    if (refusedBefore !== undefined) latest.current.takeFailure(refusedBefore);
  }, [refusedBefore]);

  const checkTyped = async () => {
    const body = form.checkAll();
    if (body === null) return;
    setBusyWith('checking');
    try {
      await check(body.code);
    } catch (error) {
      if (!takesFailure?.(error)) form.takeFailure(error);
      setBusyWith(null);
    }
  };
  const ask = async () => {
    if (!send) return;
    setBusyWith('sending');
    try {
      const { resend_after } = await send();
      resend.start(resend_after);
      form.change({ code: '' });
      form.clearFailure();
      toast({ text: isSent ? '確認コードを再送しました' : '確認コードを送りました' });
      setSent(true);
    } catch (error) {
      if (takesFailure?.(error)) return;
      const wait = tooSoon(error);
      if (wait === null) return form.takeFailure(error);
      resend.start(wait.seconds);
      setSent(true);
      if (wait.isLive) toast({ text: '少し前に送った確認コードを使えます' });
      else form.takeFailure(error);
    } finally {
      setBusyWith(null);
    }
  };
  return { form, busyWith, isSent: isSent || !send, secondsLeft: resend.secondsLeft, checkTyped, ask };
}

/** One code of six digits: by SMS, by mail, or from an authenticator app (G33). */
export function CodeStep(props: CodeStepProps) {
  const { form, busyWith, isSent, secondsLeft, checkTyped, ask } = useCodeStep(props);
  return (
    <>
      <Card>
        {isSent ? (
          <WrittenForm className="grid gap-6" onSend={checkTyped}>
            <ErrorSummary errors={form.summary} attempt={form.attempt} />
            <CodeField
              name="code"
              label={props.label ?? '確認コード（6桁）'}
              need="required"
              hint={props.hint ?? '10分のあいだ使えます。届いた文の中の数字を入れてください。'}
              value={form.values.code}
              onChange={(event) => form.change({ code: event.target.value })}
              error={form.errorOf('code')}
            />
            {props.question}
            <FailedSaveNotice failure={form.failure} />
            <Button type="submit" width="full" busy={busyWith === 'checking' ? '確認しています…' : undefined}>
              確認する
            </Button>
            {props.send ? (
              <CodeResend secondsLeft={secondsLeft} onResend={ask}>
                再送する
              </CodeResend>
            ) : null}
            {props.children}
          </WrittenForm>
        ) : (
          <div className="grid gap-6">
            <FailedSaveNotice failure={form.failure} />
            <Button
              width="full"
              onClick={ask}
              busy={busyWith === 'sending' ? 'コードを送っています…' : undefined}
            >
              確認コードを受け取る
            </Button>
          </div>
        )}
      </Card>
      <Fold summary={props.helpSummary ?? '届かないときは'}>{props.help}</Fold>
    </>
  );
}

/** What helps when an SMS does not come. */
export function SmsHelp({ children }: { children: ReactNode }) {
  return (
    <>
      <p>
        電波のよい場所で1分ほどお待ちください。携帯電話の会社の設定で、知らない番号からの文を止めていることがあります。再送は1時間に5回までです。
      </p>
      <p>{children}</p>
    </>
  );
}
