import { PostalDataError } from '@hidamari/adapters/postal-codes/port';
import { CommandError } from './command-error.ts';
import { SettingsError } from './config/settings-error.ts';
import { errorCodes, isDatabaseUnavailable, sqlState } from './database/database-errors.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { OlderDatabaseError } from './database/migrate.ts';
import { MissingDataKeyError, NewDataKeyError } from './encryption/open-key-ring.ts';
import { faultName, isCertificateCode } from './fault-code.ts';

/** These say in their message what is wrong and what helps; no value of a setting is in it. */
const IN_WORDS = [
  CommandError,
  SettingsError,
  FolderInUseError,
  OlderDatabaseError,
  MissingDataKeyError,
  NewDataKeyError,
];

/** What is wrong with the database, by class of SQLSTATE or code, and what helps. The first that fits is said. */
const DATABASE_REMEDIES: readonly (readonly [fits: RegExp, words: string])[] = [
  [/^(28|3D)/, 'The database refuses DATABASE_URL. Check its user, password and database name.'],
  [
    /^42501$/,
    'The role of DATABASE_URL may not create what the portal needs. As the owner of the database: ' +
      'GRANT CREATE ON DATABASE <database> TO <role>; GRANT USAGE, CREATE ON SCHEMA public TO <role>;' +
      ' Where another role made the tables: use that role, or GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO <role>;',
  ],
  [
    /^25006$/,
    'The database of DATABASE_URL takes no writes: it is a replica, or is read-only just now. Name the primary.',
  ],
];

/** What a person at the terminal can do something about is said in words; the rest with its stack, and its cause's. */
export function describeStartFault(error: unknown): string {
  return remedyOf(error) ?? describeChain(error);
}

/** One line with the reason and what helps; null for what nobody foresaw. */
function remedyOf(error: unknown): string | null {
  if (IN_WORDS.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof PostalDataError)
    return `${error.message}. Import Japan Post's list into POSTAL_CODES_DIR again, or start without that setting.`;
  const { code, port } = Object(error) as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or start with PORT=3001.`;
  if (code === 'EACCES') return 'Not allowed to use that port or folder. Check PORT and DATA_DIR.';
  if (code === 'ERR_MODULE_NOT_FOUND' && /web\/build\//.test((error as Error).message))
    return 'The pages are not built yet. Run npm run build, or start with npm start, which does so.';
  if (isDatabaseUnavailable(error))
    return 'The database at DATABASE_URL does not answer. Check that it runs.';
  const state = sqlState(error) ?? '';
  const remedy = DATABASE_REMEDIES.find(([fits]) => fits.test(state));
  if (remedy) return remedy[1];
  const codes = errorCodes(error);
  if (codes.some(isCertificateCode))
    return (
      'The certificate of the database is not one that this machine trusts. Name its authority at the end of DATABASE_URL: ' +
      '?sslmode=verify-full&sslrootcert=/path/to/authority.pem'
    );
  return null;
}

/**
 * The same of an operator's command, whose terminal others read and keep: what nobody foresaw is one line as well, with its
 * code or class, and with our own words where nothing of a driver is in it.
 */
export function describeCommandFault(error: unknown): string {
  const { code, path, syscall } = Object(error) as { code?: string; path?: string; syscall?: string };
  if (path !== undefined && syscall !== 'connect')
    return `Cannot use ${path} (${code}). Check that it is there, and that this user may use it.`;
  const said = remedyOf(error);
  if (said !== null) return said;
  if (
    error instanceof Error &&
    error.constructor === Error &&
    code === undefined &&
    error.cause === undefined
  )
    return `The command failed: ${error.message}`;
  return `The command failed: ${faultName(error)}. "Logs" in docs/operations.md tells what the code means.`;
}

/** The outer error of a wrapper says which statement failed and not why: its causes are printed as well. */
function describeChain(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '', cause } = error;
  const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
  const own = [`${name}: ${sayable(error, message)}`, ...frames].join('\n');
  return cause === undefined ? own : `${own}\nCaused by: ${describeChain(cause)}`;
}

/** A message without what it quotes of a person: the parameters of a statement, and the value that a driver or parser choked on. */
function sayable(error: Error, message: string): string {
  if (error instanceof SyntaxError || /^22/.test(sqlState(error) ?? '')) return faultName(error);
  return message.replace(/\nparams: [\s\S]*$/, '');
}
