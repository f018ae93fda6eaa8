import { COOKIES_OFF_TEXT } from '@hidamari/domain/errors';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useState } from 'react';
import { useSupportDesk } from '../use-support-desk.ts';

/**
 * Says before anything is typed that this browser takes no cookies, and what to do: no form can be sent and nobody can
 * log in without them. The telephone stands beside it. Nothing while the page is drawn at first, and where they are on.
 */
export function CookiesOffNotice() {
  const [isOff, setOff] = useState(false);
  const { number } = useSupportDesk();
  useEffect(() => setOff(!navigator.cookieEnabled), []);
  if (!isOff) return null;
  return (
    <Notice tone="caution" live>
      <p>{COOKIES_OFF_TEXT}</p>
      <p>設定がお分かりにならないときは、お電話でお手伝いします。</p>
      <TelephoneLink number={number} size="normal" />
    </Notice>
  );
}
