import { REPLY_PROMISE } from './reply-promise.ts';
import type { DeskAction, DeskOffer } from './variant.ts';

/** Read to municipal callers outside hours (G127). */
export const VOICE_GUIDE_TEXT =
  '時間外は自動音声で折り返しを予約できます。翌営業日以降にお電話します。時間の指定はできません。';

const DIALLED = { href: null, visitorHref: null, icon: 'phone' } as const;

const CALL: DeskAction = { ...DIALLED, way: 'phone', label: '電話で相談する', note: null };

/** A voice takes the number while nobody is there (G127). */
const CALL_BACK: DeskAction = {
  ...DIALLED,
  way: 'call-back',
  label: '折り返しを予約する',
  note: VOICE_GUIDE_TEXT,
};

const MAIL: DeskAction = {
  way: 'mail',
  label: 'メールで相談する',
  href: '/treatment/hidamari#mail',
  visitorHref: null,
  icon: 'mail',
  note: REPLY_PROMISE,
};

/** The chat takes words at every hour and is answered in the next (G126). Its part of the page tells who may write. */
const WRITE_NOW: DeskAction = {
  way: 'chat',
  label: 'いま書いておく',
  href: '/questions?chatplus=open',
  visitorHref: '/treatment/hidamari#chat',
  icon: 'chat',
  note: 'from-next-opening',
};

const OPEN: DeskOffer = { ways: [CALL], buttonWord: '受付中', barWord: '受付中' };

/**
 * What the desk of each kind of variant offers, open and closed (decision 0077): outside the hours no button asks people
 * to call where nobody answers. The number itself stands at every hour.
 */
export const PROGRAMME_DESK_OFFERS = {
  open: OPEN,
  closed: { ways: [WRITE_NOW], buttonWord: 'いま書いておく', barWord: '書いておく' },
} as const;

export const MUNICIPAL_DESK_OFFERS = {
  open: OPEN,
  closed: { ways: [CALL_BACK, MAIL], buttonWord: '折り返し・メール', barWord: '折り返し' },
} as const;
