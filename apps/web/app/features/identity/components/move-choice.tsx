import {
  joinCommonIdEndpoint,
  sendTransferCodeEndpoint,
  type TransferState,
  transferNumberBody,
} from '@hidamari/contract/hosted-login';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { PasswordField } from '@hidamari/ui/password-field';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { AccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useAction } from '../../../shell/forms/use-action.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { leaveWhenPassed } from '../hosted-login.ts';
import { ContactFields } from './contact-fields.tsx';
import { MovedList, MoveFailure } from './move-failure.tsx';

const INITIAL = { phone_number: '', email: '', email_confirmation: '', password: '' };
const ORDER = ['phone_number', 'email', 'email_confirmation', 'password'];

/** Number and address of the common ID to be; a password where the account has none of its own yet. */
function MoveNumberForm({ needsPassword }: { needsPassword: boolean }) {
  const form = usePortalForm({
    act: 'send',
    initial: INITIAL,
    schema: transferNumberBody,
    order: ORDER,
    toInput: ({ password, ...reach }) => (needsPassword ? { ...reach, password } : reach),
  });
  const { values, change, check, errorOf } = form;
  const submit = async (body: z.output<typeof sendTransferCodeEndpoint.body>) => {
    await browserApi().call(sendTransferCodeEndpoint, { body });
    // A whole new page: the step of the code is opened by the challenge that now holds the number.
    window.location.reload();
  };
  const { isBusy, send } = useSending(form, submit, {
    leaves: true,
    takeFailure: (error) => {
      if (!leaveWhenPassed(error)) form.takeFailure(error);
    },
  });
  return (
    <WrittenForm className="grid gap-6" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <ContactFields values={values} change={change} check={check} errorOf={errorOf} />
      {needsPassword ? <AccountNameField name={values.email} /> : null}
      {needsPassword ? (
        <PasswordField
          name="password"
          label="新しいパスワード"
          need="required"
          autoComplete="new-password"
          hint="8文字以上。覚えやすい文でもかまいません。"
          value={values.password}
          onChange={(event) => change({ password: event.target.value })}
          onBlur={() => check('password')}
          error={errorOf('password')}
        />
      ) : null}
      <MoveFailure failure={form.failure} onSendAgain={send} />
      <Button type="submit" width="full" busy={isBusy ? 'コードを送っています…' : undefined}>
        確認コードを受け取る
      </Button>
      <p className="ui-meta">携帯電話をお持ちでない方は、お電話でご相談ください。</p>
    </WrittenForm>
  );
}

type Choice = Extract<TransferState, { step: 'choose' }>;

/** A common ID was shown that is not known to be the same person's: nothing is told of it, and nothing has moved. */
function NotTheSamePerson() {
  return (
    <Notice tone="caution" title="ご本人のものと確かめられませんでした">
      <p>
        共通IDのお名前（カナ）と生年月日、電話番号かメールアドレスが、これまでのIDと同じときに移せます。何も移していません。
      </p>
      <p>お名前や番号が変わった方は、下の番号にお電話ください。相談員が一緒に確かめます。</p>
    </Notice>
  );
}

function JoinCommonId() {
  const join = async () => {
    const { url } = await browserApi().call(joinCommonIdEndpoint, {});
    window.location.assign(url);
  };
  const { run, isBusy, failure } = useAction(join, {
    leaves: true,
    failureOf: (error) => (leaveWhenPassed(error) ? null : failedSaveOf(error, 'proceed')),
  });
  return (
    <Card as="section" labelledBy="has-common-id">
      <div className="grid gap-4">
        <SectionHeading size="small" id="has-common-id">
          共通IDをお持ちの方
        </SectionHeading>
        <p>共通IDでログインすると、これまでの記録をそのIDへ移せます。</p>
        <Button
          kind="plain"
          width="full"
          onClick={run}
          busy={isBusy ? 'ログイン画面を開いています…' : undefined}
        >
          共通IDでログインして移す
        </Button>
        <MoveFailure failure={failure} onSendAgain={run} />
      </div>
    </Card>
  );
}

/** The two ways to the common ID, below what will move (G40). */
export function MoveChoice({ state }: { state: Choice }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {state.is_refused ? <NotTheSamePerson /> : null}
      <Card as="section" tone="sunk" labelledBy="what-moves">
        <div className="grid gap-4">
          <SectionHeading size="small" id="what-moves">
            引き継ぐもの
          </SectionHeading>
          <MovedList counts={state.counts} />
          <p className="ui-meta">ご登録の内容と、いただいた同意も引き継ぎます。</p>
        </div>
      </Card>
      <Card as="section" labelledBy="no-common-id">
        <div className="grid gap-4">
          <SectionHeading size="small" id="no-common-id">
            共通IDをお持ちでない方
          </SectionHeading>
          {isWriting ? (
            <MoveNumberForm needsPassword={state.needs_password} />
          ) : (
            <>
              <p>
                {state.needs_password
                  ? '携帯電話番号とメールアドレス、パスワードを登録します。3分ほどで終わります。'
                  : '携帯電話番号とメールアドレスを登録します。パスワードは、いまのものをそのまま使います。'}
              </p>
              <Button width="full" onClick={() => setWriting(true)}>
                電話番号を登録して移る
              </Button>
            </>
          )}
        </div>
      </Card>
      <JoinCommonId />
    </>
  );
}
