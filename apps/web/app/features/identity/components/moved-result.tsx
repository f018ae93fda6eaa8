import type { TransferState } from '@hidamari/contract/hosted-login';
import { ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Illustration } from '@hidamari/ui/illustration';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { MemberSwitch, type OtherMember } from '../../../shell/member-switch.tsx';
import { MovedList } from './move-failure.tsx';

type Done = Extract<TransferState, { step: 'done' }>;

/** The move is through: what moved, how to log in from now on, and the way on. */
export function MovedResult({ state, others }: { state: Done; others: readonly OtherMember[] }) {
  return (
    <>
      <Illustration drawing="scene-done" />
      <Card as="section" labelledBy="what-moved">
        <div className="grid gap-4">
          <SectionHeading size="small" id="what-moved">
            引き継いだもの
          </SectionHeading>
          <MovedList counts={state.counts} />
        </div>
      </Card>
      <Notice title="これからのログイン">
        <p>「ログイン」の画面から、共通IDの電話番号とパスワードでお入りください。</p>
        {state.email_is_proven ? null : (
          <p>メールアドレスは、確認メールのリンクから確認すると、ログインに使えるようになります。</p>
        )}
      </Notice>
      {others.length === 0 ? null : (
        <Card as="section" labelledBy="other-members">
          <div className="grid gap-4">
            <SectionHeading size="small" id="other-members">
              この共通IDの、ほかのご登録
            </SectionHeading>
            <MemberSwitch others={others} />
          </div>
        </Card>
      )}
      <ButtonLink href={state.url} width="full">
        {state.url === '/' ? 'ホームへ進む' : '続ける'}
      </ButtonLink>
    </>
  );
}
