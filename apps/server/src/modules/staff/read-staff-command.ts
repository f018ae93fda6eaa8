import { isEmail, normalizeEmail } from '@hidamari/domain/members';
import { STAFF_ROLES, type StaffRole } from '@hidamari/domain/staff';
import type { NewStaff } from './manage-staff.ts';

/** What the command line asks for. */
export type StaffCommand =
  | ({ kind: 'create' } & NewStaff)
  | { kind: 'disable'; login: string }
  | { kind: 'reset'; login: string };

export const STAFF_USAGE =
  'Usage: node apps/server/src/modules/staff/staff.command.ts create <e-mail> <name as members read it> <concierge|supporter|lead|editor|administrator>\n' +
  '       node apps/server/src/modules/staff/staff.command.ts disable|reset <e-mail>';

const LONGEST_NAME = 60;

/** Reads the words after the command's name. Throws an Error with the usage for anything it does not know. */
export function readStaffCommand(words: readonly string[]): StaffCommand {
  const [kind, typed = '', displayName = '', role = '', ...rest] = words;
  const login = normalizeEmail(typed);
  if (!isEmail(login) || rest.length > 0) throw new Error(STAFF_USAGE);
  if (kind === 'create' && displayName.trim() !== '' && displayName.length <= LONGEST_NAME && isRole(role)) {
    return { kind, login, displayName: displayName.trim(), role };
  }
  if ((kind === 'disable' || kind === 'reset') && words.length === 2) return { kind, login };
  throw new Error(STAFF_USAGE);
}

const isRole = (role: string): role is StaffRole => (STAFF_ROLES as readonly string[]).includes(role);
