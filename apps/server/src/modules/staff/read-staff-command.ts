import { countCharacters, hidesCharacters, isBlank } from '@hidamari/domain/japanese-text';
import { isEmail, normalizeEmail } from '@hidamari/domain/members';
import { STAFF_ROLES, type StaffRole } from '@hidamari/domain/staff';
import { CommandError } from '../../command-error.ts';
import type { NewStaff } from './manage-staff.ts';

/** What the command line asks for. */
export type StaffCommand =
  | ({ kind: 'create' } & NewStaff)
  | { kind: 'role'; login: string; role: StaffRole }
  | { kind: 'disable'; login: string }
  | { kind: 'reset'; login: string };

const COMMAND = 'node apps/server/src/staff.command.ts';
const ROLES = STAFF_ROLES.join('|');

export const STAFF_USAGE =
  `Usage: ${COMMAND} create <e-mail> <name as members read it> <${ROLES}>\n` +
  `       ${COMMAND} role <e-mail> <${ROLES}>\n` +
  `       ${COMMAND} disable|reset <e-mail>`;

const LONGEST_NAME = 60;

/** Reads the words after the command's name. Throws a CommandError with the usage for anything it does not know. */
export function readStaffCommand(words: readonly string[]): StaffCommand {
  const [kind, typed = '', ...rest] = words;
  const login = normalizeEmail(typed);
  if (!isEmail(login)) throw new CommandError(STAFF_USAGE);
  const [first = '', second = ''] = rest;
  if (kind === 'create' && rest.length === 2 && isName(first) && isRole(second)) {
    return { kind, login, displayName: first.trim(), role: second };
  }
  if (kind === 'role' && rest.length === 1 && isRole(first)) return { kind, login, role: first };
  if ((kind === 'disable' || kind === 'reset') && rest.length === 0) return { kind, login };
  throw new CommandError(STAFF_USAGE);
}

const isName = (name: string) =>
  !isBlank(name) && !hidesCharacters(name) && countCharacters(name) <= LONGEST_NAME;
const isRole = (role: string): role is StaffRole => (STAFF_ROLES as readonly string[]).includes(role);
