import { closeCaseEndpoint, type DeskCase } from '@hidamari/contract/consultations';
import {
  CASE_TITLE_LENGTH,
  CONSULTATION_TOPICS,
  type ConsultationTopic,
  SUMMARY_LENGTH,
} from '@hidamari/domain/consultations';
import { Button } from '@hidamari/ui/button';
import { Chip, Chips } from '@hidamari/ui/chips';
import { Dialog } from '@hidamari/ui/dialog';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import { useState } from 'react';
import type * as z from 'zod';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { useKeptForm } from '../../../shell/forms/use-kept-form.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { useCaseWork } from './case-work.ts';

/** Ends a case with a summary for the member (G90). */
export function CloseCase({ found }: { found: DeskCase }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="plain" icon="check" onClick={() => setOpen(true)}>
        まとめを書いて終える
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="ご本人へのまとめ" shape="panel">
        {isOpen ? <CloseForm found={found} onClosed={close} /> : null}
      </Dialog>
    </>
  );
}

function initialOf({ title, topics, summary }: DeskCase) {
  return {
    title: title.endsWith('ご相談') ? '' : title,
    topics: [...topics] as string[],
    concern: summary?.concern ?? '',
    talked: summary?.talked ?? '',
    next_step: summary?.next_step ?? '',
  };
}

function CloseForm({ found, onClosed }: { found: DeskCase; onClosed(): void }) {
  const { id } = found;
  const { failure, work } = useCaseWork(id);
  const form = usePortalForm({
    initial: initialOf(found),
    schema: closeCaseEndpoint.body,
    order: ['title', 'topics', 'concern', 'talked', 'next_step'],
    toField: (name) => name.replace(/^summary\./, ''),
    toInput: ({ title, topics, concern, talked, next_step }) => ({
      title,
      topics: topics as ConsultationTopic[],
      summary: {
        concern,
        ...(talked.trim() === '' ? {} : { talked }),
        ...(next_step.trim() === '' ? {} : { next_step }),
        attached: [],
      },
    }),
  });
  const draft = useKeptForm(`desk:${id}:summary`, form);
  const sending = useSending(form, async (body: z.output<typeof closeCaseEndpoint.body>) => {
    if (!(await work((api) => api.call(closeCaseEndpoint, { params: { id }, body })))) return;
    draft.forget();
    onClosed();
  });
  const { values } = form;
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
    <WrittenForm className="grid grid-cols-1 gap-5" onSend={() => void sending.send()}>
      <p>ご本人がそのまま読み、違うところを直せます。ご本人の言葉で、短くお書きください。</p>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <TextField
        name="title"
        label="相談の名前"
        need="required"
        hint={`一覧に出ます。${CASE_TITLE_LENGTH}文字まで。病名は入れないでください。`}
        value={values.title}
        onChange={({ target }) => form.change({ title: target.value })}
        error={form.errorOf('title')}
      />
      <Chips name="分類">
        {CONSULTATION_TOPICS.map(({ value, label }) => (
          <Chip
            key={value}
            pressed={values.topics.includes(value)}
            onPress={() => form.change({ topics: toggled(values.topics, value) })}
          >
            {label}
          </Chip>
        ))}
      </Chips>
      {area('concern', 'お話ししたいこと', 'required')}
      {area('talked', '整理したこと', 'optional')}
      {area('next_step', '次にすること', 'optional')}
      <FailedSaveNotice failure={failure} />
      <Button type="submit" width="full" busy={sending.isBusy ? '終えています…' : undefined}>
        まとめを送って、相談を終える
      </Button>
    </WrittenForm>
  );
}

const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
