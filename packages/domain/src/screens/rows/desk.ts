import type { ScreenRows } from '../screen.ts';

/** The supporters' side (G42, G140). */
export const DESK = {
  '/desk/login': {
    id: 'deskLogin',
    title: '担当者のログイン',
    access: 'public',
    chrome: 'none',
  },
  '/desk': { id: 'desk', title: '相談員の机', access: 'staff', chrome: 'none' },
  '/desk/members': { id: 'deskMembers', title: '会員の手続き', access: 'staff', chrome: 'none' },
  '/desk/call-backs': { id: 'deskCallBacks', title: '折り返し', access: 'staff', chrome: 'none' },
  '/desk/inquiries': { id: 'deskInquiries', title: '届いたお問い合わせ', access: 'staff', chrome: 'none' },
  '/desk/inquiries/:id': {
    id: 'deskInquiry',
    title: 'お問い合わせとお返事',
    access: 'staff',
    chrome: 'none',
  },
  '/desk/monitor-registrations': {
    id: 'deskMonitorRegistrations',
    title: '体験を聞かせてくださる方の登録',
    access: 'staff',
    chrome: 'none',
  },
  '/desk/canned-answers': {
    id: 'deskCannedAnswers',
    title: '言い回し',
    access: 'staff',
    chrome: 'none',
  },
  '/desk/surveys': { id: 'deskSurveys', title: 'アンケートの結果', access: 'staff', chrome: 'none' },
  '/desk/closures': { id: 'deskClosures', title: '臨時の休み', access: 'staff', chrome: 'none' },
  '/desk/cases/:id': { id: 'deskCase', title: 'ご相談の記録', access: 'staff', chrome: 'none' },
} as const satisfies ScreenRows;
