import { REPLY_PROMISE } from './reply-promise.ts';
import type { ContactOption } from './variant.ts';

const PHONE: ContactOption = {
  channel: 'phone',
  label: '電話で相談する',
  note: '相談は無料です',
  href: null,
  icon: 'phone',
  membersOnly: false,
};

const CHAT: ContactOption = {
  channel: 'chat',
  label: 'チャットで相談する',
  note: '文字でやりとりできます',
  href: '/questions?chatplus=open',
  icon: 'chat',
  membersOnly: true,
};

const MAIL: ContactOption = {
  channel: 'mail',
  label: 'メールで相談する',
  note: REPLY_PROMISE,
  href: '/treatment/hidamari#mail',
  icon: 'mail',
  membersOnly: false,
};

/** Tells of answers and takes none: what somebody writes there reaches nobody (decision 0063). */
const LINE: ContactOption = {
  channel: 'line',
  label: 'LINEでお知らせを受け取る',
  note: 'お返事が届いたことをお伝えします',
  href: '/line/session',
  icon: 'talk',
  membersOnly: true,
};

const FORM: ContactOption = {
  channel: 'form',
  label: 'お問い合わせフォーム',
  note: '使い方や登録についてのご質問はこちらへ',
  href: '/contact',
  icon: 'mail',
  membersOnly: false,
};

/** The two programmes: phone and chat (specification section 6), and LINE. */
export const PROGRAMME_CONTACT_OPTIONS: readonly ContactOption[] = [PHONE, CHAT, LINE];

/** Municipal members: phone, and mail at the mail anchor of the consultation page (specification section 6). */
export const MUNICIPAL_CONTACT_OPTIONS: readonly ContactOption[] = [PHONE, MAIL];

/** What a further organisation offers until it is configured: never LINE, never chat (G4). */
export const UNCONFIGURED_CONTACT_OPTIONS: readonly ContactOption[] = [PHONE, FORM];
