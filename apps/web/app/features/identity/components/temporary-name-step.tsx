import { requestTemporaryPasswordCodeEndpoint } from '@hidamari/contract/auth';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useKeptForm } from '../../../shell/forms/use-kept-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { tellActivity } from '../temporary-activity.ts';
import { temporaryReset } from '../temporary-reset.ts';
import { UsernameField } from './username-field.tsx';

const INITIAL = { username: '' };

/** The name of a temporary account that gets a new password (U-L02). Known and unknown names look alike (G50). */
export function TemporaryNameStep() {
  const form = usePortalForm({
    act: 'send',
    initial: INITIAL,
    schema: requestTemporaryPasswordCodeEndpoint.body,
    order: ['username'],
  });
  const draft = useKeptForm('temporary-name', form);
  const navigate = useNavigate();
  const submit = async (body: { username: string }) => {
    await browserApi().call(requestTemporaryPasswordCodeEndpoint, { body });
    tellActivity('U-L02', 'recovery-code-sent');
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
