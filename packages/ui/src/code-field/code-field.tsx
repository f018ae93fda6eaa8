import { foldCode } from '@hidamari/domain/japanese-text';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'tidy' | 'inputMode' | 'autoComplete' | 'width' | 'maxLength' | 'prefix' | 'suffix'
> & {
  /** A code sent by mail or SMS, which the phone may fill in; or one from an authenticator. Both are one-time. */
  digits?: number;
};

/**
 * A one-time code in one field, not six, so that it can be pasted and filled in by the phone
 * (ui 10). Full-width figures and hyphens are taken.
 */
export function CodeField({ digits = 6, hint, ...props }: CodeFieldProps) {
  return (
    <div className="ui-code">
      <TextField
        {...props}
        hint={hint ?? `${digits}桁の数字`}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        tidy={(typed) => foldCode(typed).replaceAll('-', '')}
      />
    </div>
  );
}

export type CodeResendProps = {
  /** Seconds until another code may be asked for; 0 when it may. */
  secondsLeft: number;
  onResend: () => void;
  /** 「確認コードを再送する」 */
  children?: ReactNode;
};

/** Sends another code; says how long to wait rather than going grey in silence. */
export function CodeResend({ secondsLeft, onResend, children = '確認コードを再送する' }: CodeResendProps) {
  const isWaiting = secondsLeft > 0;
  return (
    <div className="ui-code-resend">
      <Button kind="quiet" icon="refresh" disabled={isWaiting} onClick={onResend}>
        {children}
      </Button>
      {isWaiting ? <span className="ui-meta">{`あと${secondsLeft}秒で再送できます`}</span> : null}
    </div>
  );
}
