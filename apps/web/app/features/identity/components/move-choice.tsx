import { joinCommonIdEndpoint, type TransferState } from '@hidamari/contract/hosted-login';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { leaveWhenPassed } from '../hosted-login.ts';
import { MoveFailure } from './move-failure.tsx';
import { MoveNumberForm } from './move-number-form.tsx';
import { MovedList } from './moved-list.tsx';

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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const join = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { url } = await browserApi().call(joinCommonIdEndpoint, {});
      window.location.assign(url);
    } catch (error) {
      if (!leaveWhenPassed(error)) setFailure(failedSaveOf(error, 'proceed'));
      setBusy(false);
    }
  };
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
          onClick={join}
          busy={isBusy ? 'ログイン画面を開いています…' : undefined}
        >
          共通IDでログインして移す
        </Button>
        <MoveFailure failure={failure} onSendAgain={join} />
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
