import { type PrintChoicesRead, printChoices } from '@hidamari/contract/log-print';
import { AppError } from '@hidamari/domain/errors';
import { PRINT_FILE_SECONDS } from '@hidamari/domain/log-print';
import type { Dependencies } from '../../dependencies.ts';
import { openJson, sealJson } from '../../encryption/member-encryption.ts';

/** Where printed files are fetched by their owner. */
export const PRINT_FILES_PATH = '/print-files';

const CONTEXT = 'print-file';
/** Longer than any sealed choice. */
const MOST_CHARACTERS = 3_000;

type Needs = Pick<Dependencies, 'database' | 'encryption' | 'clock'>;

/**
 * Path of a printed file. What was chosen (symptoms tell of an illness) and until when lie in it, sealed with the
 * member's own key: to everybody else, other members too, it says nothing and opens nothing.
 */
export async function sealPrintFile(
  { database, encryption, clock }: Needs,
  memberId: string,
  choices: PrintChoicesRead,
): Promise<{ path: string; expiresAt: Date }> {
  const expiresAt = new Date(clock().getTime() + PRINT_FILE_SECONDS * 1_000);
  const cipher = await encryption.forMember(database, memberId);
  const sealed = sealJson(cipher, { choices, expires: expiresAt.getTime() }, CONTEXT);
  return { path: `${PRINT_FILES_PATH}?${new URLSearchParams({ file: sealed })}`, expiresAt };
}

/** What an address was made for. `not_found` for anything else: another member's, changed, or too late. */
export async function openPrintFile(
  { database, encryption, clock }: Needs,
  memberId: string,
  sealed: unknown,
): Promise<PrintChoicesRead> {
  if (typeof sealed !== 'string' || sealed.length > MOST_CHARACTERS) throw new AppError('not_found');
  const cipher = await encryption.forMember(database, memberId);
  try {
    const { choices, expires } = openJson<{ choices: unknown; expires: number }>(cipher, sealed, CONTEXT);
    if (clock().getTime() <= expires) return printChoices.parse(choices);
  } catch {
    // Not sealed for this member: there is no such file.
  }
  throw new AppError('not_found');
}
