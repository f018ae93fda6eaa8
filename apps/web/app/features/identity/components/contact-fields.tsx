import { fieldLabel, normalizeEmail, normalizePhone } from '@hidamari/domain/members';
import { TextField } from '@hidamari/ui/text-field';
import { useRef } from 'react';
import { EmailSuggestion } from '../../../shell/forms/email-suggestion.tsx';

/** How a common ID is reached, as it is typed. */
export interface ContactValues {
  phone_number: string;
  email: string;
  email_confirmation: string;
}

interface ContactFieldsProps {
  values: ContactValues;
  change(part: Partial<ContactValues>): void;
  check(name: string): void;
  errorOf(name: string): string | undefined;
}

/** Telephone number and e-mail address of a common ID: in sign-up, and where an earlier account becomes one. */
export function ContactFields({ values, change, check, errorOf }: ContactFieldsProps) {
  const emailField = useRef<HTMLInputElement>(null);
  const takeSuggestion = (email: string) => {
    change({ email });
    emailField.current?.focus();
  };
  return (
    <>
      <TextField
        name="phone_number"
        label={fieldLabel('mobile_phone_number')}
        need="required"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={
          <>
            確認コードをSMSで送ります。<span className="whitespace-nowrap">例：090-1234-5678</span>
          </>
        }
        tidy={normalizePhone}
        value={values.phone_number}
        onChange={(event) => change({ phone_number: event.target.value })}
        onBlur={() => check('phone_number')}
        error={errorOf('phone_number')}
      />
      <TextField
        name="email"
        ref={emailField}
        label="メールアドレス"
        need="required"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        tidy={normalizeEmail}
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
        onBlur={() => check('email')}
        error={errorOf('email')}
        after={<EmailSuggestion value={values.email} onTake={takeSuggestion} />}
      />
      <TextField
        name="email_confirmation"
        label="メールアドレス（確認）"
        need="required"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        hint="貼りつけてもかまいません。"
        tidy={normalizeEmail}
        value={values.email_confirmation}
        onChange={(event) => change({ email_confirmation: event.target.value })}
        onBlur={() => check('email_confirmation')}
        error={errorOf('email_confirmation')}
      />
    </>
  );
}
