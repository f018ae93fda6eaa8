import { MESSAGE_LENGTH } from '@hidamari/domain/consultations';
import { countCharacters, formatFigure, isBlank } from '@hidamari/domain/japanese-text';
import { Button } from '@hidamari/ui/button';
import { Composer } from '@hidamari/ui/conversation';
import { TextArea } from '@hidamari/ui/text-area';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterEarlyInput } from '../../shell/forms/early-input.ts';
import { forgetDraft, readDraft, saveDraft, useDraft } from '../../shell/forms/use-draft.ts';

interface ComposerFieldProps {
  /** Keeps what stands in the field beyond a reload, under this name. */
  draftName: string;
  label: string;
  /** By what stands in the field, where it depends on that. */
  hint?: string | ((text: string) => ReactNode);
  sendLabel: string;
  /** Something else is the next step, such as logging in: sending steps back. */
  isSendSecond?: boolean;
  /** Sent where nothing is written, beside a picture; nothing may be sent without words otherwise. */
  standIn?: string | undefined;
  /** Asked before sending: false where the words or what is beside them are not ready, which says so itself. */
  mayGo?(text: string): boolean;
  /** Takes the words in; the field is emptied. */
  onSend(text: string): void;
  onTyping?(): void;
  /** Shown between field and button: a card, a flag. It gets what stands in the field. */
  under?(text: string): ReactNode;
  tools?: ReactNode;
  /** Sets the text from outside: a sentence to begin with. A new object puts it in. */
  insert?: { text: string } | null;
  rows?: number;
}

/** Where one writes on. What is written survives a reload, a lost session and an answer that never came. */
export function ComposerField(props: ComposerFieldProps) {
  const { draftName, label, hint, sendLabel, onSend, onTyping, under, tools, insert, rows = 3 } = props;
  const { standIn = '', mayGo, isSendSecond = false } = props;
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useDraft(draftName, text, text !== '');
  const written = useRef(text);
  written.current = text;
  // A window that is closed takes its field along before the draft's next turn.
  useEffect(
    () => () => {
      if (written.current !== '') saveDraft(draftName, written.current);
    },
    [draftName],
  );
  useEffect(
    () =>
      afterEarlyInput(() => {
        const kept = readDraft<string>(draftName);
        if (kept) setText((now) => (now === '' ? kept : now));
      }),
    [draftName],
  );
  useEffect(() => {
    if (!insert) return;
    setText((now) => (isBlank(now) ? insert.text : `${now.trimEnd()}\n${insert.text}`));
    field.current?.focus();
  }, [insert]);
  const send = () => {
    const words = isBlank(text) ? standIn : text.trim();
    const fault = faultOf(words);
    setError(fault);
    if (fault !== null) return field.current?.focus();
    if (mayGo?.(text) === false) return;
    onSend(words);
    setText('');
    forgetDraft(draftName);
    field.current?.focus();
  };
  return (
    <Composer
      tools={tools}
      send={
        <Button kind={isSendSecond ? 'plain' : 'key'} onClick={send}>
          {sendLabel}
        </Button>
      }
    >
      <TextArea
        name={draftName}
        label={label}
        hint={typeof hint === 'function' ? hint(text) : hint}
        error={error ?? undefined}
        rows={rows}
        limit={MESSAGE_LENGTH}
        ref={field}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (error !== null) setError(null);
          onTyping?.();
        }}
      />
      {under?.(text)}
    </Composer>
  );
}

function faultOf(words: string): string | null {
  if (words === '') return '送る文を書いてください';
  const over = countCharacters(words) - MESSAGE_LENGTH;
  return over > 0 ? `${formatFigure(over)}文字多くなっています。分けて送ってください` : null;
}
