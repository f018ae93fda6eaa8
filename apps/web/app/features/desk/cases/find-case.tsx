import { findCaseForm, listQueueEndpoint } from '@hidamari/contract/consultations';
import { caseNumberText } from '@hidamari/domain/consultations';
import { Button } from '@hidamari/ui/button';
import { Field } from '@hidamari/ui/field';
import { Notice } from '@hidamari/ui/notice';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { caseHref, type QueuePart } from './queue-address.ts';

/** 「相談番号でさがす」: opens the case whose number somebody read out, wherever it stands in the queue. */
export function FindCase({ part }: { part: QueuePart }) {
  const navigate = useNavigate();
  const [unknown, setUnknown] = useState<string | null>(null);
  const form = usePortalForm({
    act: 'search',
    initial: { number: '' },
    schema: findCaseForm,
    order: ['number'],
  });
  const sending = useSending(form, async ({ number }) => {
    const asked = caseNumberText(number);
    const { data } = await browserApi().call(listQueueEndpoint, { query: { number: asked } });
    const [found] = data;
    if (!found) return setUnknown(asked);
    form.replace({ number: '' });
    navigate(caseHref(found.id, part));
  });
  return (
    <search>
      <WrittenForm
        className="desk-find"
        onSend={() => {
          setUnknown(null);
          void sending.send();
        }}
      >
        <Field name="number" label="相談番号でさがす" error={form.errorOf('number')}>
          {(wiring) => (
            <div className="desk-find-line">
              <input
                {...wiring}
                type="text"
                className="ui-input"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                value={form.values.number}
                onChange={({ target }) => form.change({ number: target.value })}
              />
              <Button type="submit" kind="plain" busy={sending.isBusy ? 'さがしています…' : undefined}>
                さがす
              </Button>
            </div>
          )}
        </Field>
        <div aria-live="polite" className="empty:absolute">
          {unknown === null ? null : (
            <Notice tone="caution">
              <p>{`${unknown} の相談は、ありません。番号をもう一度お確かめください。`}</p>
            </Notice>
          )}
        </div>
        <FailedSaveNotice failure={form.failure} />
      </WrittenForm>
    </search>
  );
}
