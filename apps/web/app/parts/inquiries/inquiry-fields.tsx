import {
  INQUIRER_ROLES,
  INQUIRY_KINDS,
  INQUIRY_LIMITS,
  INQUIRY_REPLIES,
  type InquiryType,
} from '@hidamari/domain/inquiries';
import { fieldLabel, normalizeEmail, normalizePhone } from '@hidamari/domain/members';
import { TickField } from '@hidamari/ui/check-picks';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import { useRef, useState } from 'react';
import { EmailSuggestion } from '../../shell/forms/email-suggestion.tsx';
import type { FormFields } from '../../shell/forms/portal-form.ts';
import type { CardState } from '../crisis/card-state.ts';
import { CrisisNote } from '../crisis/crisis-note.tsx';
import type { InquiryValues } from './inquiry-values.ts';

type Text = 'name' | 'name_kana' | 'email' | 'phone_number' | 'message' | 'background';
type Choice = 'standing' | 'kind' | 'reply_by';

interface InquiryFieldsProps {
  type: InquiryType;
  form: FormFields<InquiryValues>;
}

/** The fields of the contact form (G121), and those of a consultation by mail (G122). */
export function InquiryFields({ type, form }: InquiryFieldsProps) {
  const { values } = form;
  const [above, setAbove] = useState<CardState>('none');
  const isContact = type === 'contact';
  const emailField = useRef<HTMLInputElement>(null);
  const text = (name: Text) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
    onBlur: () => form.check(name),
    error: form.errorOf(name),
  });
  const choice = (name: Choice) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
    error: form.errorOf(name),
  });
  const tick = (name: 'agreed' | 'agreed_health') => ({
    name,
    need: 'required' as const,
    checked: values[name],
    onChange: ({ target }: { target: { checked: boolean } }) => form.change({ [name]: target.checked }),
    error: form.errorOf(name),
  });
  return (
    <>
      <TextField {...text('name')} label={fieldLabel('name')} need="required" autoComplete="name" />
      <TextField {...text('name_kana')} label={fieldLabel('name_kana')} need="optional" autoComplete="off" />
      <TextField
        {...text('email')}
        ref={emailField}
        type="email"
        label="メールアドレス"
        need="required"
        hint="受付番号をお送りします"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        tidy={normalizeEmail}
        after={
          <EmailSuggestion
            value={values.email}
            onTake={(email) => {
              form.change({ email });
              emailField.current?.focus();
            }}
          />
        }
      />
      <TextField
        {...text('phone_number')}
        type="tel"
        label="電話番号"
        need={values.reply_by === 'phone' ? 'required' : 'optional'}
        autoComplete="tel"
        inputMode="tel"
        width="medium"
        tidy={normalizePhone}
      />
      <RadioPicks
        {...choice('standing')}
        label={fieldLabel('standing')}
        need="required"
        columns={3}
        options={INQUIRER_ROLES}
      />
      {isContact ? (
        <RadioPicks
          {...choice('kind')}
          label={fieldLabel('kind')}
          need="required"
          columns={2}
          options={INQUIRY_KINDS}
        />
      ) : null}
      <TextArea
        {...text('message')}
        label={isContact ? 'お問い合わせの内容' : 'ご相談の内容'}
        need="required"
        hint={
          isContact
            ? `${INQUIRY_LIMITS.messageAtLeast}文字以上でお書きください`
            : 'うまく書けなくて大丈夫です。思いついたところからお書きください'
        }
        rows={7}
        limit={INQUIRY_LIMITS.message}
      />
      <CrisisNote text={values.message} onChange={setAbove} />
      {isContact ? (
        <RadioPicks
          {...choice('reply_by')}
          label={fieldLabel('reply_by')}
          need="required"
          options={INQUIRY_REPLIES}
        />
      ) : (
        <>
          <TextArea
            {...text('background')}
            label={fieldLabel('background')}
            need="optional"
            hint="これまでのことなど、知っておいてほしいことがあれば"
            rows={4}
            limit={INQUIRY_LIMITS.background}
          />
          {/* One card is enough: where it stands under the words above already, it does not come twice. */}
          <CrisisNote
            text={above === 'open' ? '' : values.background}
            hasNumbersElsewhere={above !== 'none'}
          />
          <TickField
            {...tick('agreed_health')}
            label="お返事のために、体調や病気に関する情報を使うことに同意します"
          />
        </>
      )}
      <TickField
        {...tick('agreed')}
        label="個人情報保護方針に同意します"
        note={
          <a href="/privacy" target="_blank" rel="noopener">
            個人情報保護方針を読む（新しい画面で開きます）
          </a>
        }
      />
    </>
  );
}
