import { normalPassword } from '@hidamari/domain/members';
import { type ChangeEventHandler, type FocusEventHandler, type Ref, useState } from 'react';
import { Button } from '../button/index.ts';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { typeInto } from '../text-field/type-into.ts';

export type PasswordFieldProps = FieldFrameProps & {
  /** Tells password managers what the field is for. */
  autoComplete: 'current-password' | 'new-password';
  value?: string | undefined;
  defaultValue?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};

/** A new password in the form that is kept, so that what a browser or a person remembers is the same. */
function tidy(field: HTMLInputElement): void {
  const kept = normalPassword(field.value);
  if (kept !== field.value) typeInto(field, kept);
}

/** A password with a button to look at it: hands that shake mistype, and pasting is never hindered. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, id, label, need, hint, error, note, ...native } = props;
  const [isShown, setShown] = useState(false);
  const frame = {
    name,
    label,
    need,
    hint,
    error,
    ...(id !== undefined && { id }),
    ...('note' in props && { note }),
  };
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="ui-password">
          <input
            {...native}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className="ui-input"
            spellCheck={false}
            autoCapitalize="none"
            onBlur={(event) => {
              if (native.autoComplete === 'new-password') tidy(event.currentTarget);
              native.onBlur?.(event);
            }}
          />
          <Button kind="plain" icon="eye" aria-controls={wiring.id} onClick={() => setShown(!isShown)}>
            {isShown ? '隠す' : '見る'}
            <span className="ui-visually-hidden">：入力したパスワード</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
