import * as z from '@hidamari/contract/zod';
import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { TextField } from '@hidamari/ui/text-field';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';

const schema = z.object({
  passphrase: z.string().trim().min(1, { error: 'required' }).max(100, { error: 'too_long' }),
});

/** The same refusal as a wrong code's, in the words of this field. */
function asPassphrase(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'code_wrong') return error;
  const { detail } = error.facts;
  return new AppError('validation', {
    fields: { passphrase: ['passphrase_wrong'] },
    ...(detail && { detail }),
  });
}

interface PassphraseStepProps {
  send(passphrase: string): Promise<void>;
  takesFailure(error: unknown): boolean;
}

/** The custom challenge (specification section 4): the words that a supporter agreed on with the person. */
export function PassphraseStep({ send, takesFailure }: PassphraseStepProps) {
  const form = usePortalForm({ act: 'check', initial: { passphrase: '' }, schema, order: ['passphrase'] });
  const sending = useSending(form, ({ passphrase }) => send(passphrase), {
    leaves: true,
    takeFailure: (error) => {
      if (!takesFailure(error)) form.takeFailure(asPassphrase(error));
    },
  });
  return (
    <Card>
      <WrittenForm className="grid gap-6" onSend={sending.send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          name="passphrase"
          label="合言葉"
          need="required"
          hint="相談員と決めたことばです。"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.passphrase}
          onChange={(event) => form.change({ passphrase: event.target.value })}
          error={form.errorOf('passphrase')}
        />
        <FailedSaveNotice failure={form.failure} />
        <Button type="submit" width="full" busy={sending.isBusy ? '確認しています…' : undefined}>
          確認する
        </Button>
      </WrittenForm>
    </Card>
  );
}
