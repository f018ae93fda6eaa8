import { staffCodeBody, staffSecondFactorEndpoint } from '@hidamari/contract/staff';
import { Button } from '@hidamari/ui/button';
import { CodeField } from '@hidamari/ui/code-field';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { placeAtDesk } from '../place-at-desk.ts';
import { StartOver, wordsOfStep } from './start-over.tsx';

/** Step two: what the authenticator shows now. */
export function CodeStep({ onStartOver }: { onStartOver: () => void }) {
  const form = usePortalForm({ act: 'check', initial: { code: '' }, schema: staffCodeBody, order: ['code'] });
  const { isBusy, send } = useSending(form, async (body) => {
    await browserApi().call(staffSecondFactorEndpoint, { body });
    // A whole new page, with the rights of the session that has begun.
    window.location.replace(placeAtDesk(window.location.search));
  });
  return (
    <WrittenForm className="grid gap-6" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <CodeField
        name="code"
        label="認証アプリのコード（6桁）"
        need="required"
        hint="アプリの数字は30秒ごとに変わります。"
        value={form.values.code}
        onChange={(event) => form.change({ code: event.target.value })}
        error={form.errorOf('code')}
      />
      <FailedSaveNotice failure={wordsOfStep(form.failure)} />
      <Button type="submit" width="full" busy={isBusy ? '確認しています…' : undefined}>
        ログインする
      </Button>
      <StartOver onPress={onStartOver} />
    </WrittenForm>
  );
}
