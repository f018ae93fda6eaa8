import type { ScreenPath } from '../screens/index.ts';
import { type StaffPermission, type StaffRole, staffMay } from '../staff/index.ts';

/** A room of the staff's side, as its navigation names it. */
export interface DeskRoom {
  readonly screen: ScreenPath;
  readonly label: string;
  /** What is done there, for whoever is new. */
  readonly note: string;
  readonly permission: StaffPermission;
}

const DESK_ROOMS: readonly DeskRoom[] = [
  {
    screen: '/desk',
    label: '今日の相談',
    note: 'とどいた相談と、お返事を待っている方',
    permission: 'read-cases',
  },
  {
    screen: '/desk/members',
    label: '会員の手続き',
    note: '会員をさがし、お手続きを代行する',
    permission: 'act-for-members',
  },
  {
    screen: '/desk/call-backs',
    label: '折り返し',
    note: 'お電話のお約束',
    permission: 'call-members-back',
  },
  {
    screen: '/desk/inquiries',
    label: 'お問い合わせ',
    note: 'お問い合わせフォームからとどいたもの',
    permission: 'answer-inquiries',
  },
  {
    screen: '/desk/monitor-registrations',
    label: '体験の登録',
    note: '体験を聞かせてくださる方の申し込みと登録',
    permission: 'keep-monitors',
  },
  {
    screen: '/desk/canned-answers',
    label: '言い回し',
    note: 'お返事の書きだしに使う文例',
    permission: 'write-canned-answers',
  },
  {
    screen: '/desk/surveys',
    label: 'アンケート',
    note: '答えの集まりと、連絡を待っている方',
    permission: 'read-survey-reports',
  },
  {
    screen: '/desk/closures',
    label: '臨時の休み',
    note: '電話の受付を休む日',
    permission: 'keep-closures',
  },
];

/** The rooms that a role may enter (G42), in the order of the navigation. */
export function deskRoomsFor(role: StaffRole): DeskRoom[] {
  return DESK_ROOMS.filter(({ permission }) => staffMay(role, permission));
}
