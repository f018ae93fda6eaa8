/** Why nothing can be sent from this browser, and what to do: known before anything is typed, so apart from other words. */
export const COOKIES_OFF_TEXT =
  'このブラウザは、Cookie（クッキー）を受け取らない設定になっています。ブラウザの設定でCookieを使えるようにして、ページを開き直してください。';
