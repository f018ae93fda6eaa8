import type { ChangeEventHandler, FocusEventHandler, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { typeInto } from './type-into.ts';

/** Never `number`: codes keep their leading zeros, and a wheel must not change a figure. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'search' | 'url';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'onKeyDown'
  | 'onCompositionStart'
  | 'onCompositionUpdate'
  | 'onCompositionEnd'
  | 'onInput'
  | 'list'
>;

export type TextFieldProps = FieldFrameProps &
  Native & {
    type?: TextFieldType;
    /** How wide an answer is expected: short 9 characters, medium 18. */
    width?: 'short' | 'medium' | 'full';
    /** Before the field (〒) and after it (℃, kg). Part of what a listener hears only if it stands in the label too. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    /**
     * Silently brings what was typed into the form that is kept (full-width katakana, half-width figures) when the
     * field is left. People are never told to type in another width (ui 2 and 3).
     */
    tidy?: (typed: string) => string;
    value?: string | undefined;
    defaultValue?: string | undefined;
    disabled?: boolean | undefined;
    ref?: Ref<HTMLInputElement>;
    onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
    onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
    /** Something that belongs under the control, before the error: a button 「住所を自動入力」. */
    after?: ReactNode;
  };

/** One line of text. Takes what a form library registers (name, ref, onChange, onBlur) as it comes. */
export function TextField(props: TextFieldProps) {
  const { name, id, label, need, hint, error, note, ...rest } = props;
  const { width, prefix, suffix, after, tidy, onBlur, type = 'text', ...native } = rest;
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
        <>
          <Affixed prefix={prefix} suffix={suffix}>
            <input
              {...native}
              {...wiring}
              type={type}
              className="ui-input"
              data-width={width}
              onBlur={(event) => {
                const { currentTarget: field } = event;
                const tidied = tidy?.(field.value) ?? field.value;
                if (tidied !== field.value) typeInto(field, tidied);
                onBlur?.(event);
              }}
            />
          </Affixed>
          {after}
        </>
      )}
    </Field>
  );
}

function Affixed({
  prefix,
  suffix,
  children,
}: {
  prefix: ReactNode;
  suffix: ReactNode;
  children: ReactNode;
}) {
  if (!prefix && !suffix) return children;
  return (
    <div className="ui-input-line">
      {prefix ? <span className="ui-input-affix">{prefix}</span> : null}
      {children}
      {suffix ? <span className="ui-input-affix">{suffix}</span> : null}
    </div>
  );
}
