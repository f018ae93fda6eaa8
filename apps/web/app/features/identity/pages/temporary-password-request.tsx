import { requestTemporaryPasswordCodeEndpoint } from '@hidamari/contract/auth';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { UsernameField } from '../components/username-field.tsx';
import { reportActivity } from '../temporary-activity.ts';
import { temporaryReset } from '../temporary-reset.ts';
import type { Route } from './+types/temporary-password-request';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /login-temporary/password-request (U-L02): the first of three steps to a new password, by mail. */
export default function TemporaryPasswordRequest() {
  return (
    <FlowLayout
      title="仮IDのパスワードの再設定"
      lead="ご登録のメールアドレスに、確認コードを送ります。コードを入れると、新しいパスワードを決められます。"
      help="メールアドレスを登録していない、うまくいかない"
      helpNote="紙で渡したパスワードは、1日で使えなくなります。お電話で新しいものをお渡しします。"
    >
      <TemporaryNameStep />
    </FlowLayout>
  );
}

const INITIAL = { username: '' };

/** The name of a temporary account that gets a new password (U-L02). Known and unknown names look alike (G50). */
function TemporaryNameStep() {
  const form = usePortalForm({
    act: 'send',
    initial: INITIAL,
    schema: requestTemporaryPasswordCodeEndpoint.body,
    order: ['username'],
  });
  const draft = useFormDraft('temporary-name', form);
  const navigate = useNavigate();
  const submit = async (body: { username: string }) => {
    await browserApi().call(requestTemporaryPasswordCodeEndpoint, { body });
    reportActivity('U-L02', 'recovery-code-sent');
    draft.forget();
    temporaryReset.forget();
    temporaryReset.keep({ username: body.username });
    // No new page: the name stays in memory, so that another code can be asked for.
    await navigate(screenHref('/login-temporary/password-verification'));
  };
  const { isBusy, send } = useSending(form, submit, { leaves: true });
  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <UsernameField
          value={form.values.username}
          onChange={(username) => form.change({ username })}
          error={form.errorOf('username')}
        />
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" width="full" busy={isBusy ? 'コードを送っています…' : undefined}>
          確認コードを受け取る
        </Button>
        <ButtonLink href="/login-temporary" kind="text">
          ログイン画面へ戻る
        </ButtonLink>
      </WrittenForm>
    </Card>
  );
}
