import { closeCaseEndpoint, type DeskCase } from '@hidamari/contract/consultations';
import { SUMMARY_ATTACHED, SUMMARY_LENGTH } from '@hidamari/domain/consultations';
import { isBlank } from '@hidamari/domain/japanese-text';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { FieldGroup } from '@hidamari/ui/field';
import { TextArea } from '@hidamari/ui/text-area';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import type { ConversationStore } from '../../../parts/conversation/conversation-store.ts';
import { BoundaryNote, useBoundaryCheck } from '../../../parts/desk/boundary-note.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { AttachedChoice } from './attached-choice.tsx';
import { CaseNameFields, caseNameOf, toCaseField } from './case-name-fields.tsx';
import { meanwhileOf, useCaseWork } from './case-work.ts';
import { useSeenWords, WordsMeanwhile } from './words-meanwhile.tsx';

/** Ends a case with a summary for the member (G90). */
export function CloseCase({ found, store }: { found: DeskCase; store: ConversationStore }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="plain" icon="check" onClick={() => setOpen(true)}>
        まとめを書いて終える
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="ご本人へのまとめ" shape="panel">
        {isOpen ? <CloseForm found={found} store={store} onClosed={close} /> : null}
      </Dialog>
    </>
  );
}

function initialOf(found: DeskCase) {
  const { summary } = found;
  return {
    ...caseNameOf(found),
    concern: summary?.concern ?? '',
    talked: summary?.talked ?? '',
    next_step: summary?.next_step ?? '',
    attached: summary?.attached ?? [],
  };
}

/** What the form holds of it; what was seen is the page's to say. */
const writtenSummary = closeCaseEndpoint.body.omit({ last_seq: true, client_key: true });

interface CloseFormProps {
  found: DeskCase;
  store: ConversationStore;
  onClosed(): void;
}

function CloseForm({ found, store, onClosed }: CloseFormProps) {
  const { id } = found;
  const { failure, work } = useCaseWork(id);
  const seen = useSeenWords(store);
  // One key for as long as the same words are being sent: a lost answer makes no second summary.
  const sent = useRef({ words: '', key: '' });
  const form = usePortalForm({
    initial: initialOf(found),
    schema: writtenSummary,
    order: ['case_title', 'topics', 'concern', 'talked', 'next_step', 'attached'],
    toField: (name) => toCaseField(name.replace(/^summary\./, '')),
    toInput: ({ case_title: title, topics, concern, talked, next_step, attached }) => ({
      title,
      topics,
      summary: {
        concern,
        ...(isBlank(talked) ? {} : { talked }),
        ...(isBlank(next_step) ? {} : { next_step }),
        attached: attached.map(({ kind, id }) => ({ kind, id })),
      },
    }),
  });
  const draft = useFormDraft(`desk:${id}:summary`, form);
  const sending = useSending(form, async (written: z.output<typeof writtenSummary>) => {
    const words = JSON.stringify(written);
    if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() };
    const body = { ...written, last_seq: seen.lastSeq, client_key: sent.current.key };
    const isClosed = await work(async (api) => {
      try {
        await api.call(closeCaseEndpoint, { params: { id }, body });
      } catch (error) {
        if (meanwhileOf(error)?.unread_words) seen.noteSeen();
        throw error;
      }
    });
    if (!isClosed) return;
    draft.forget();
    onClosed();
  });
  const { values } = form;
  const boundary = useBoundaryCheck();
  const words = [values.case_title, values.concern, values.talked, values.next_step].join('\n');
  const send = () => {
    if (boundary.mayGo(words)) void sending.send();
  };
  const area = (name: 'concern' | 'talked' | 'next_step', label: string, need: 'required' | 'optional') => (
    <TextArea
      name={name}
      label={label}
      need={need}
      rows={3}
      limit={SUMMARY_LENGTH}
      value={values[name]}
      onChange={({ target }) => form.change({ [name]: target.value })}
      error={form.errorOf(name)}
    />
  );
  return (
    <WrittenForm className="grid grid-cols-1 gap-5" onSend={send}>
      <p>ご本人がそのまま読み、違うところを直せます。ご本人の言葉で、短くお書きください。</p>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <CaseNameFields form={form} />
      {area('concern', 'お話ししたいこと', 'required')}
      {area('talked', '整理したこと', 'optional')}
      {area('next_step', '次にすること', 'optional')}
      <FieldGroup
        name="attached"
        label="読んでほしいもの"
        need="optional"
        hint="まとめの下に、記事やサービスの案内が出ます。"
        error={form.errorOf('attached')}
      >
        {({ id }) => (
          <AttachedChoice
            id={id}
            caseId={found.id}
            chosen={values.attached}
            limit={SUMMARY_ATTACHED}
            onChange={(attached) => form.change({ attached })}
          />
        )}
      </FieldGroup>
      <BoundaryNote
        text={words}
        check={boundary}
        onPhrase={(phrase) =>
          form.change({ next_step: [values.next_step, phrase].filter(Boolean).join('\n') })
        }
      />
      <WordsMeanwhile words={seen.since} />
      <FailedSaveNotice failure={failure} />
      <Button type="submit" width="full" busy={sending.isBusy ? '終えています…' : undefined}>
        まとめを送って、相談を終える
      </Button>
    </WrittenForm>
  );
}
