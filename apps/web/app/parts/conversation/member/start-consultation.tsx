import {
  markConsultationEndpoint,
  newConsultation,
  openConsultationEndpoint,
} from '@hidamari/contract/consultations';
import { CONSULTATION_TOPICS, MESSAGE_LENGTH, MESSAGE_PICTURES } from '@hidamari/domain/consultations';
import { CONSULTATION_BOUNDARY_TEXT } from '@hidamari/domain/emergency';
import { fieldLabel } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { TickField } from '@hidamari/ui/check-picks';
import { Chip, Chips } from '@hidamari/ui/chips';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { TextArea } from '@hidamari/ui/text-area';
import { UploadField } from '@hidamari/ui/upload-list';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { SignInAgain } from '../../../shell/forms/sign-in-again.tsx';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { ChatEmergencyLine } from '../../consultation/emergency-section.tsx';
import { cardStateOf } from '../../crisis/card-state.ts';
import { CrisisNote } from '../../crisis/crisis-note.tsx';
import { FILE_ACCEPT } from '../../pictures/file-words.ts';
import { CONSULTATIONS_KEY } from './consultation-queries.ts';
import { useMessagePictures } from './use-message-pictures.ts';
import { useSignInHref } from './use-sign-in-href.ts';
import { WriteHint } from './write-hint.tsx';

const EMPTY = { text: '', topics: [] as string[], shares_card: false };

const PICTURES_HINT = `お薬や検査の紙など、${MESSAGE_PICTURES}つまで。撮影した場所の情報は消してから残します。`;

interface StartConsultationProps {
  /** The case that was opened. */
  onOpened(id: string): void;
  /** The page says what to do in an emergency before the form itself. */
  isBelowEmergency?: boolean;
}

/** The first message of a new consultation: only the words are needed (G126). */
export function StartConsultation({ onOpened, isBelowEmergency = false }: StartConsultationProps) {
  const client = useQueryClient();
  const [clientKey, setClientKey] = useState(() => crypto.randomUUID());
  const sentWords = useRef<string | null>(null);
  const chosen = useMessagePictures('consultation:new:pictures');
  const form = usePortalForm({
    initial: EMPTY,
    schema: newConsultation,
    order: ['text', 'pictures', 'topics', 'shares_card'],
    toInput: (values) => ({
      ...values,
      pictures: chosen.pictures.map(({ key }) => key),
      client_key: clientKey,
    }),
  });
  const draft = useFormDraft('consultation:new', form);
  const [failure, setFailure] = useState<FailedSave | null>(null);

  const open = async (body: z.output<typeof newConsultation>) => {
    // Other words under a key that may have arrived would be lost: they get a key of their own.
    const isOther = sentWords.current !== null && sentWords.current !== body.text;
    const key = isOther ? crypto.randomUUID() : clientKey;
    if (isOther) setClientKey(key);
    sentWords.current = body.text;
    const { id } = await browserApi().call(openConsultationEndpoint, { body: { ...body, client_key: key } });
    if (cardStateOf(body.text) === 'closed') await closeCardOf(id);
    draft.forget();
    chosen.letGo();
    form.replace(EMPTY);
    await client.invalidateQueries({ queryKey: CONSULTATIONS_KEY });
    onOpened(id);
  };
  const sending = useSending(form, open, {
    takeFailure: (error) => {
      const failed = failedSaveOf(error);
      if (failed.error?.facts.fields) form.takeFailure(error);
      else setFailure(failed);
    },
  });
  const send = () => {
    setFailure(null);
    if (!chosen.mayGo()) return;
    void sending.send();
  };
  const { values } = form;
  const isSignedOut = failure?.outcome === 'sign-in';
  // Under the emergency paragraph of a page it stands on that page; else in the chat over one.
  const signInHref = useSignInHref({ opensChat: !isBelowEmergency });
  return (
    <WrittenForm className="grid grid-cols-1 gap-5" onSend={send}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {isBelowEmergency ? null : <ChatEmergencyLine />}
      <TextArea
        name="text"
        label="いまのこと、聞きたいこと"
        need="required"
        hint={<WriteHint text={values.text} />}
        rows={5}
        limit={MESSAGE_LENGTH}
        value={values.text}
        onChange={({ target }) => form.change({ text: target.value })}
        error={form.errorOf('text')}
      />
      <CrisisNote text={values.text} />
      <UploadField
        name="pictures"
        label={fieldLabel('pictures')}
        need="optional"
        hint={PICTURES_HINT}
        accept={FILE_ACCEPT}
        chooseLabel="写真をそえる"
        listLabel="いっしょに送る写真"
        rows={chosen.rows}
        error={form.errorOf('pictures') ?? chosen.error ?? undefined}
        onChoose={chosen.choose}
        onAgain={chosen.again}
        onRemove={chosen.remove}
      />
      <div className="grid gap-2">
        <p aria-hidden="true" className="font-bold">
          何についてのご相談ですか（選ばなくてもかまいません）
        </p>
        <Chips name="何についてのご相談ですか。選ばなくてもかまいません">
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
      </div>
      <TickField
        name="shares_card"
        label="登録内容と、「相談員に見せる」を選んだ治療ログを、この相談の相談員に見せます"
        need="optional"
        note="あとから変えられます。だれがいつ見たかは「だれが見たか」に残ります。"
        checked={values.shares_card}
        onChange={({ target }) => form.change({ shares_card: target.checked })}
      />
      <p className="ui-meta">{CONSULTATION_BOUNDARY_TEXT}</p>
      {isSignedOut ? (
        <SignInAgain href={signInHref} />
      ) : (
        <FailedSaveNotice failure={failure} onSendAgain={send} />
      )}
      <Button
        type="submit"
        kind={isSignedOut ? 'plain' : 'key'}
        width="full"
        busy={sending.isBusy ? '送っています…' : undefined}
      >
        相談員に送る
      </Button>
    </WrittenForm>
  );
}

/** Closed while it was written, the card does not stand under the same words again. One that fails only shows it once more. */
const closeCardOf = (id: string) =>
  browserApi()
    .call(markConsultationEndpoint, { params: { id }, body: { delivered: 1, read: 1, card_closed: 1 } })
    .catch(() => undefined);

const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
