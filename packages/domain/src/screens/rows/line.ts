import type { ScreenRows } from '../screen.ts';

const ON = ['aflac', 'hatch'] as const;

/** Linking the LINE account (G54). No LINE for organisations. */
export const LINE = {
  '/line/session/liff': {
    id: 'lineLiff',
    title: 'LINE連携：アプリの確認',
    access: 'public',
    chrome: 'none',
    on: ON,
  },
  '/line/session': {
    id: 'lineSession',
    title: 'LINE連携',
    access: 'public',
    chrome: 'none',
    on: ON,
  },
  '/line/error': {
    id: 'lineError',
    title: 'LINE連携ができませんでした',
    access: 'public',
    chrome: 'none',
    on: ON,
  },
  '/line/user-not-found': {
    id: 'lineUserNotFound',
    title: 'LINE連携：会員の登録が見つかりません',
    access: 'public',
    chrome: 'none',
    on: ON,
  },
  '/line/complete': {
    id: 'lineComplete',
    title: 'LINE連携の完了',
    access: 'member',
    on: ON,
  },
  '/line/confirmation': {
    id: 'lineConfirmation',
    title: 'LINE連携の確認',
    access: 'member',
    on: ON,
  },
} as const satisfies ScreenRows;
