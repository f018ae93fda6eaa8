import { normalizeEmail } from '@hidamari/domain/members';
import { TextField } from '@hidamari/ui/text-field';
import type { Ref } from 'react';

interface UsernameFieldProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The name of a temporary account: an address, a number, or the ID of the paper (identity: demo members, G41). */
export function UsernameField({ value, onChange, error, ref }: UsernameFieldProps) {
  return (
    <TextField
      name="username"
      label="メールアドレスまたは電話番号"
      need="required"
      hint={
        <>
          紙で受け取ったIDも、ここに入れてください。
          <span className="whitespace-nowrap">例：hd-0001</span>
        </>
      }
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      tidy={normalizeEmail}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      {...(ref && { ref })}
    />
  );
}
