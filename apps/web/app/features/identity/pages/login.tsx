import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { CookiesOffNotice } from '../../../shell/forms/sign-in-again.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';
import { useLoginNotice } from '../../../shell/login-notice.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { hostedLoginAddress } from '../hosted-login-address.ts';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /login (U-L08): the entrance of this variant. The password is asked for by the hosted login, never here. */
export default function Login() {
  const { variant } = usePageData();
  const notice = useLoginNotice();
  const logIn = async () => window.location.assign(await hostedLoginAddress('login', variant));
  const { run, isBusy, failure } = useAction(logIn, { act: 'login', leaves: true });
  return (
    <FlowLayout
      title="おかえりなさい"
      drawing="scene-login"
      lead="治療ログは、ログインすると見られます。ログインしなくても、電話での相談と記事は使えます。"
      help="うまくログインできないとき"
      helpNote="相談員が一緒に手順を確かめます。"
    >
      <CookiesOffNotice />
      {notice ? (
        <Notice tone={notice.tone} live>
          <p>{notice.text}</p>
        </Notice>
      ) : null}
      <Card as="section" labelledBy="for-members">
        <div className="grid gap-4">
          <SectionHeading size="small" id="for-members">
            会員の方
          </SectionHeading>
          <Button
            size="large"
            width="full"
            onClick={run}
            busy={isBusy ? 'ログイン画面を開いています…' : undefined}
          >
            メールアドレスか電話番号でログイン
          </Button>
          <FailedSaveNotice failure={failure} />
          <ButtonLink href="/login/password-request" kind="text" iconAfter="right">
            パスワードをお忘れの方
          </ButtonLink>
          <ButtonLink href="/login-temporary" kind="text" iconAfter="right">
            紙でIDを受け取った方（仮ID）
          </ButtonLink>
          <noscript>
            <p>ログインには、ブラウザのJavaScriptを使います。お困りのときは、下の番号にお電話ください。</p>
          </noscript>
        </div>
      </Card>
      <Card as="section" labelledBy="for-newcomers">
        <div className="grid gap-4">
          <SectionHeading size="small" id="for-newcomers">
            はじめての方
          </SectionHeading>
          <ButtonLink href="/sign-up/role-verification" kind="plain" width="full">
            新規会員登録
          </ButtonLink>
          <ButtonLink href="/howto-signup" kind="text">
            登録に必要なもの
          </ButtonLink>
        </div>
      </Card>
    </FlowLayout>
  );
}
