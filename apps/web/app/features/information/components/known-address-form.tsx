import { askEmailExistenceEndpoint } from '@hidamari/contract/mail';
import { normalizeEmail } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { Notice } from '@hidamari/ui/notice';
import { TextField } from '@hidamari/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { MailHints } from '../../../shell/mail-hints.tsx';

/** The same whoever asks and whatever is found: only the mail tells (G50). */
function Asked({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="ok" live title="メールをお送りします。">
        <p>
          <span className="wrap-anywhere">{email}</span>
          に届くメールに、登録があるかどうかと、次にすることが書いてあります。この画面には出ません。
        </p>
        <MailHints />
      </Notice>
    </div>
  );
}

/** Asks whether an address is registered (G50). What was asked for stays on the page until another is. */
export function KnownAddressForm() {
  const form = usePortalForm({
    act: 'send',
    initial: { email: '' },
    schema: askEmailExistenceEndpoint.query,
    order: ['email'],
  });
  const draft = useFormDraft('known-address', form);
  const [asked, setAsked] = useState<string | null>(null);
  const sending = useSending(form, async (query) => {
    setAsked(null);
    await browserApi().call(askEmailExistenceEndpoint, { query });
    draft.forget();
    setAsked(query.email);
  });
  return (
    <WrittenForm className="grid max-w-narrow grid-cols-1 gap-6" onSend={sending.send}>
      {asked === null ? null : <Asked email={asked} />}
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <TextField
        name="email"
        label="メールアドレス"
        need="required"
        hint="1日に3回までお調べします。"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        tidy={normalizeEmail}
        value={form.values.email}
        onChange={(event) => form.change({ email: event.target.value })}
        onBlur={() => form.values.email !== '' && form.check('email')}
        error={form.errorOf('email')}
      />
      <FailedSaveNotice failure={form.failure} onSendAgain={sending.send} />
      <div>
        <Button type="submit" busy={sending.isBusy ? '送っています…' : undefined}>
          メールで確かめる
        </Button>
      </div>
    </WrittenForm>
  );
}
