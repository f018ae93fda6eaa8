import { type DeskCase, nameCaseEndpoint } from '@hidamari/contract/consultations';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { useState } from 'react';
import type * as z from 'zod';
import { BoundaryNote, useBoundaryCheck } from '../../../parts/desk/boundary-note.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { CaseNameFields, caseNameOf, toCaseField } from './case-name-fields.tsx';
import { useCaseWork } from './case-work.ts';

/** 名前と分類をつける: by which the member, and colleagues, find the case again before it ends (G90). */
export function NameCase({ found }: { found: DeskCase }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" size="small" icon="pen" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        名前と分類をつける
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="この相談の名前と分類">
        {isOpen ? <NameForm found={found} onDone={close} /> : null}
      </Dialog>
    </>
  );
}

function NameForm({ found, onDone }: { found: DeskCase; onDone(): void }) {
  const { id } = found;
  const { failure, work } = useCaseWork(id);
  const form = usePortalForm({
    initial: caseNameOf(found),
    schema: nameCaseEndpoint.body,
    order: ['case_title', 'topics'],
    toField: toCaseField,
    toInput: ({ case_title: title, topics }) => ({ title, topics }),
  });
  const sending = useSending(form, async (body: z.output<typeof nameCaseEndpoint.body>) => {
    if (await work((api) => api.call(nameCaseEndpoint, { params: { id }, body }))) onDone();
  });
  const boundary = useBoundaryCheck();
  const { case_title: title } = form.values;
  const send = () => {
    if (boundary.mayGo(title)) void sending.send();
  };
  return (
    <WrittenForm className="grid grid-cols-1 gap-5" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <CaseNameFields form={form} />
      <BoundaryNote text={title} check={boundary} />
      <FailedSaveNotice failure={failure} />
      <Button type="submit" width="full" busy={sending.isBusy ? '保存しています…' : undefined}>
        この名前にする
      </Button>
    </WrittenForm>
  );
}
