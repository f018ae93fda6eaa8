import { checkPasswordResetEndpoint, sendPasswordCodeEndpoint } from '@hidamari/contract/hosted-login';
import { fieldLabel, normalizePhone } from '@hidamari/domain/members';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { TextField } from '@hidamari/ui/text-field';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { saveDraft } from '../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { RESET_NUMBER } from '../temporary-reset.ts';

const INITIAL = { phone_number: '' };

/** Opens the reset of whoever has this number, and sends the code. Known and unknown numbers look alike (G50). */
async function requestCode(body: { phone_number: string }): Promise<void> {
  await browserApi().call(checkPasswordResetEndpoint, { body });
  await browserApi().call(sendPasswordCodeEndpoint, {});
}

/** The number to which the code of a password reset goes (U-L09). */
export function MobileNumberStep() {
  const form = usePortalForm({
    act: 'send',
    initial: INITIAL,
    schema: checkPasswordResetEndpoint.body,
    order: ['phone_number'],
  });
  const draft = useFormDraft('password-request', form);
  const submit = async (body: { phone_number: string }) => {
    await requestCode(body);
    draft.forget();
    saveDraft(RESET_NUMBER, body.phone_number);
    // A whole new page: the next screen is opened by the challenge that now stands.
    window.location.assign(screenHref('/login/password-verification'));
  };
  const { isBusy, send } = useSending(form, submit, { leaves: true });
  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          name="phone_number"
          label={fieldLabel('mobile_phone_number')}
          need="required"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint="登録したときの番号です。ハイフンがあっても、全角で入れても大丈夫です。"
          tidy={normalizePhone}
          value={form.values.phone_number}
          onChange={(event) => form.change({ phone_number: event.target.value })}
          onBlur={() => form.check('phone_number')}
          error={form.errorOf('phone_number')}
        />
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" width="full" busy={isBusy ? 'コードを送っています…' : undefined}>
          確認コードを受け取る
        </Button>
        <ButtonLink href="/login" kind="text">
          ログイン画面へ戻る
        </ButtonLink>
      </WrittenForm>
    </Card>
  );
}
