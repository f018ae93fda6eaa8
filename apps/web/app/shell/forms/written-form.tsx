import './written-form.css';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Notice } from '@hidamari/ui/notice';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { useSupportDesk } from '../use-support-desk.ts';
import { CookiesOffNotice } from './sign-in-again.tsx';

/**
 * The form of every page that keeps what somebody writes: checked by our own rules, sent by script. Its method is
 * POST although the browser itself never sends it: should it, before the scripts are there, no word may come into
 * the address. Where scripts do not run at all it says so, with the telephone, instead of its fields; where the browser
 * takes no cookies, above them.
 * @param props.onSend absent where a listener of the part sends it, in a document too.
 */
export function WrittenForm(props: {
  onSend?: () => void;
  className?: string;
  hidden?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}) {
  const { onSend, className = '', hidden, ref, children } = props;
  const { number } = useSupportDesk();
  return (
    <form
      ref={ref}
      className={`written-form ${className}`}
      method="post"
      noValidate
      hidden={hidden}
      onFocus={keepInView}
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <noscript>
        <Notice tone="caution">
          <p>この画面の入力には、ブラウザーのJavaScriptが必要です。お電話でもお手伝いします。</p>
          <TelephoneLink number={number} size="normal" />
        </Notice>
      </noscript>
      <CookiesOffNotice />
      {children}
    </form>
  );
}

/**
 * What a field says when it is left (a mistake, a value to look at again) moves what follows, the next field among
 * it, after the browser has brought that into view. So it is brought there once more, when all of it is drawn.
 */
function keepInView({ target }: FocusEvent): void {
  requestAnimationFrame(() => {
    if (target === document.activeElement && target.matches(':focus-visible')) {
      target.scrollIntoView({ block: 'nearest' });
    }
  });
}
