/** What a member of staff is, and how members read it (G42, G140). */
export const STAFF_ROLES = ['concierge', 'supporter', 'lead', 'editor', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The role in words, as the diary of reads and the desk show it. */
export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  concierge: '手続きの担当者',
  supporter: '相談員',
  lead: '相談員の責任者',
  editor: '編集の担当者',
  administrator: '管理者',
};

/** What each permission lets somebody do, as the operator's handbook words it. */
export const STAFF_PERMISSIONS = {
  'open-desk': 'signs in and out, sees their own acts',
  'find-members': 'finds a member by an exact handle or a talk number',
  'act-for-members': 'goes through forms in a member’s place (G42)',
  'read-cases':
    'sees the queue and reads a consultation, each reading recorded; one that is not their own with a reason (F46)',
  'answer-cases':
    'takes, answers, hands over and closes a case; opens one for a call; reads and answers a visitor’s consultation by mail',
  'direct-cases': 'takes a case out of a colleague’s hands',
  'open-phones-in-danger':
    'opens the telephone number of a member whose words suggest danger, with a written reason that the member reads (G119)',
  'read-member-cards': 'opens the member’s card where the member shares it or read out a talk number',
  'comment-on-logs': 'comments on a log that the member shares',
  'call-members-back': 'keeps the list of calls that were promised',
  'answer-inquiries': 'reads and answers what came by the contact form',
  'keep-monitors': 'reads what members wrote for the panel, registers them and ends a registration (G87)',
  'write-canned-answers': 'writes the sentences that everybody may begin an answer with',
  'read-survey-reports': 'sees what the answers of surveys come to; the words only where they read cases too',
  'answer-survey-contacts': 'sees who wishes to hear from whoever is responsible, and notes that they did',
  'keep-closures': 'enters and takes back days on which nobody can be reached',
} as const satisfies Readonly<Record<string, string>>;
export type StaffPermission = keyof typeof STAFF_PERMISSIONS;

const CONCIERGE = [
  'open-desk',
  'find-members',
  'act-for-members',
  'call-members-back',
  'answer-inquiries',
  'keep-monitors',
] as const satisfies readonly StaffPermission[];

const SUPPORTER = [
  ...CONCIERGE,
  'read-cases',
  'answer-cases',
  'read-member-cards',
  'comment-on-logs',
] as const satisfies readonly StaffPermission[];

/**
 * Who may do what; what is not named is refused (G42, G140). Who writes articles or keeps accounts has no need to
 * read what anybody confided, so they may not.
 */
const PERMISSIONS_BY_ROLE: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  concierge: CONCIERGE,
  supporter: SUPPORTER,
  lead: [
    ...SUPPORTER,
    'direct-cases',
    'open-phones-in-danger',
    'write-canned-answers',
    'keep-closures',
    'read-survey-reports',
    'answer-survey-contacts',
  ],
  editor: ['open-desk', 'write-canned-answers'],
  administrator: ['open-desk', 'keep-closures', 'read-survey-reports'],
};

export function staffMay(role: StaffRole, permission: StaffPermission): boolean {
  return PERMISSIONS_BY_ROLE[role].includes(permission);
}

/** The roles that a permission belongs to. */
export function rolesWith(permission: StaffPermission): StaffRole[] {
  return STAFF_ROLES.filter((role) => staffMay(role, permission));
}

/** Everything a role allows, in the order of the handbook. */
export function permissionsOf(role: StaffRole): StaffPermission[] {
  return (Object.keys(STAFF_PERMISSIONS) as StaffPermission[]).filter((permission) =>
    staffMay(role, permission),
  );
}
