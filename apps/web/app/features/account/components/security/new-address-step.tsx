import { newEmailBody, newPhoneNumberBody } from '@hidamari/contract/account-security';
import { AppError } from '@hidamari/domain/errors';
import { normalizeEmail, normalizePhone, suggestEmail } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { TextField, type TextFieldProps } from '@hidamari/ui/text-field';
import { useRef } from 'react';
import { StepForm } from '../../../../parts/account-proof/step-form.tsx';
import { StepFrame } from '../../../../parts/account-proof/step-frame.tsx';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { saveDraft } from '../../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../../shell/forms/use-sending.ts';
import type { AddressKind, NewAddress } from '../../use-address-change.ts';

interface Props {
  of: AddressKind;
  /** The one in use, as it is stored; null while there is none, or it is not known here. */
  present: string | null;
  /** Whom the draft belongs to. */
  owner: string;
  /** Why it is typed once more. */
  note: string | undefined;
  /** Rejects with what the form says. */
  send: (to: NewAddress) => Promise<void>;
  onGiveUp: () => void;
}

type FieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'tidy'>;

const WORDS: Readonly<Record<AddressKind, { title: string; lead: string; field: FieldProps }>> = {
  email: {
    title: '新しいメールアドレス',
    lead: '新しいメールアドレスに、確認のための6桁の数字をお送りします。その数字を入れるまでは、いまのアドレスのままです。',
    field: {
      label: '新しいメールアドレス',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      tidy: normalizeEmail,
    },
  },
  phone_number: {
    title: '新しい携帯電話番号',
    lead: '新しい番号に、確認のための6桁の数字をSMSでお送りします。その数字を入れるまでは、いまの番号のままです。',
    field: {
      label: '新しい携帯電話番号',
      hint: '例：090-1234-5678',
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel-national',
      tidy: normalizePhone,
    },
  },
};

/** What is typed stays in this tab until the change is done. */
export const draftOfAddress = (of: AddressKind, owner: string) => `new-${of}:${owner}`;

/** A likely slip in a common mail domain, to be taken over by a press. */
function Suggestion({ typed, onTake }: { typed: string; onTake: (email: string) => void }) {
  const suggestion = suggestEmail(typed);
  if (suggestion === null) return null;
  return (
    <Notice tone="caution" live>
      <p>{suggestion} ではありませんか？</p>
      <Button kind="plain" size="small" onClick={() => onTake(suggestion)}>
        {suggestion} に直す
      </Button>
    </Notice>
  );
}

/** The new address or number is typed: the first step of its change. */
export function NewAddressStep({ of, present, owner, note, send, onGiveUp }: Props) {
  const { title, lead, field } = WORDS[of];
  const input = useRef<HTMLInputElement>(null);
  const form = usePortalForm({
    act: 'send',
    initial: { typed: '' },
    schema: of === 'email' ? newEmailBody : newPhoneNumberBody,
    order: [of],
    toInput: ({ typed }) => ({ [of]: typed }),
  });
  const draftName = draftOfAddress(of, owner);
  useFormDraft(draftName, form);
  const sending = useSending(form, async (to: NewAddress) => {
    if (Object.values(to)[0] === present)
      throw new AppError('validation', { fields: { [of]: ['same_as_now'] } });
    // This step goes before the change is done: whoever comes back to it finds what they typed.
    saveDraft(draftName, form.values);
    await send(to);
  });
  const change = (typed: string) => form.change({ typed }, [of]);
  const takeSuggestion = (typed: string) => {
    change(typed);
    // The button goes with its suggestion: the focus would go with it.
    input.current?.focus();
  };
  return (
    <StepFrame title={title} lead={lead} note={note}>
      <StepForm form={form} sending={sending} verb="つづける" busyWords="送っています…" onGiveUp={onGiveUp}>
        <TextField
          {...field}
          ref={input}
          name={of}
          need="required"
          spellCheck={false}
          value={form.values.typed}
          onChange={(event) => change(event.target.value)}
          onBlur={() => form.values.typed !== '' && form.check(of)}
          error={form.errorOf(of)}
          after={of === 'email' ? <Suggestion typed={form.values.typed} onTake={takeSuggestion} /> : null}
        />
      </StepForm>
    </StepFrame>
  );
}
