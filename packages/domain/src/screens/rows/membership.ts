import type { ScreenRows } from '../screen.ts';

/** Becoming a member, one's own account, and leaving. */
export const MEMBERSHIP = {
  '/sign-up/role-verification': {
    id: 'roleVerification',
    title: '新規会員登録：ご利用資格の確認',
    access: 'public',
    screens: ['U-R04'],
    chrome: 'auth',
  },
  '/sign-up/known-address': { id: 'knownAddress', title: '前に登録したか、確かめる', access: 'public' },
  '/sign-up/verification': {
    id: 'signUpVerification',
    title: '新規会員登録：確認コードの入力',
    access: 'challenge',
    screens: ['U-R02'],
    // Not in the specification's group, but a step of the same way: nothing may stand over its button.
    chrome: 'auth',
  },
  '/sign-up/register': {
    id: 'register',
    title: '新規会員登録：ご本人の情報',
    access: 'public',
    screens: ['U-R03'],
    chrome: 'auth',
  },
  '/account': {
    id: 'account',
    title: 'アカウント',
    access: 'member',
    screens: ['U-A01'],
  },
  '/account/edit': {
    id: 'accountEdit',
    title: '登録内容の変更',
    access: 'member',
    screens: ['U-A02'],
  },
  '/account/security': {
    id: 'accountSecurity',
    title: 'ログインと安全',
    access: 'member',
  },
  '/account/privacy': {
    id: 'accountPrivacy',
    title: '個人情報と同意',
    access: 'member',
  },
  '/account/notices': {
    id: 'accountNotices',
    title: 'お知らせの受け取り',
    access: 'member',
  },
  '/account/my-data': { id: 'myData', title: 'わたしのデータ', access: 'member' },
  '/account/access-diary': { id: 'accessDiary', title: 'だれが見たか', access: 'member' },
  '/unsubscribe': { id: 'unsubscribe', title: '退会のお手続き', access: 'member' },
  '/unsubscribe/confirm': {
    id: 'unsubscribeConfirm',
    title: '退会のお手続きの確認',
    access: 'member',
    redirectTo: '/unsubscribe',
  },
  '/unsubscribe/complete': {
    id: 'unsubscribeComplete',
    title: '退会のお手続きの完了',
    access: 'public',
  },
} as const satisfies ScreenRows;
