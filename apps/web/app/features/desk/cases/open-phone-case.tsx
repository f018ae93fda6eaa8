import { openPhoneCaseEndpoint } from '@hidamari/contract/consultations';
import { Button } from '@hidamari/ui/button';
import { TextField } from '@hidamari/ui/text-field';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import type { FailedSave } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { phoneCaseFailureOf } from './phone-case-failure.ts';
import { caseHref } from './queue-address.ts';

/** A call begins: the talk number that the member reads out opens a case and the card (G92). */
export function OpenPhoneCase() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FailedSave | null>(null);
  // One key for as long as the same number is being sent: a lost answer does not lose the call.
  const sent = useRef({ number: '', key: '' });
  const form = usePortalForm({
    act: 'open',
    initial: { talk_number: '' },
    schema: openPhoneCaseEndpoint.body,
    order: ['talk_number'],
  });
  const sending = useSending(
    form,
    async (body) => {
      if (sent.current.number !== body.talk_number)
        sent.current = { number: body.talk_number, key: crypto.randomUUID() };
      const { id } = await browserApi().call(openPhoneCaseEndpoint, {
        body: { ...body, client_key: sent.current.key },
      });
      form.replace({ talk_number: '' });
      navigate(caseHref(id, { view: 'mine' }));
    },
    {
      takeFailure: (error) => {
        const failed = phoneCaseFailureOf(error);
        if (failed.error?.facts.fields) return form.takeFailure(error);
        setFailure(failed);
      },
    },
  );
  return (
    <WrittenForm
      className="desk-phone-case"
      onSend={() => {
        setFailure(null);
        void sending.send();
      }}
    >
      <TextField
        name="talk_number"
        label="お話し番号（6桁）"
        inputMode="numeric"
        autoComplete="off"
        value={form.values.talk_number}
        onChange={({ target }) => form.change({ talk_number: target.value })}
        error={form.errorOf('talk_number')}
      />
      <Button type="submit" kind="plain" busy={sending.isBusy ? 'ひらいています…' : undefined}>
        電話の相談をひらく
      </Button>
      <FailedSaveNotice failure={failure} />
    </WrittenForm>
  );
}
