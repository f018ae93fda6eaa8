/** What a member of staff is, and how members read it (G42, G140). */
export const STAFF_ROLES = ['concierge', 'supporter', 'editor', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The role in words, as the diary of reads and the desk show it. */
export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  concierge: '手続きの担当者',
  supporter: '相談員',
  editor: '編集の担当者',
  administrator: '管理者',
};

/** What staff may do beyond signing in and out. */
export type StaffPermission = 'open-desk' | 'find-members' | 'act-for-members';

/**
 * Who may do what (G42). Whoever answers members may act for them; who writes articles or keeps accounts has no
 * need to open anybody's record.
 */
const STAFF_PERMISSIONS: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  concierge: ['open-desk', 'find-members', 'act-for-members'],
  supporter: ['open-desk', 'find-members', 'act-for-members'],
  editor: ['open-desk'],
  administrator: ['open-desk'],
};

export function staffMay(role: StaffRole, permission: StaffPermission): boolean {
  return STAFF_PERMISSIONS[role].includes(permission);
}
