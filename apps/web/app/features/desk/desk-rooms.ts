import { isReady, screenHref } from '@hidamari/domain/screens';
import { type StaffPermission, type StaffRole, staffMay } from '@hidamari/domain/staff';

interface DeskRoom {
  id: 'cases' | 'members';
  label: string;
  href: string;
  permission: StaffPermission;
}
export type DeskRoomId = DeskRoom['id'];

const ROOMS: readonly DeskRoom[] = [
  { id: 'cases', label: '今日の相談', href: screenHref('/desk'), permission: 'read-cases' },
  {
    id: 'members',
    label: 'お手続きの代行',
    href: screenHref('/desk/members'),
    permission: 'act-for-members',
  },
];

/** The rooms of the desk that a role may enter and that are there (decision 0006). */
export function deskRoomsOf(role: StaffRole): DeskRoom[] {
  return ROOMS.filter(({ permission, href }) => staffMay(role, permission) && isReady(href));
}
