import { PostalDataError } from '@hidamari/adapters/postal-codes/port';
import { SettingsError } from './config/settings-error.ts';
import { errorCodes, isDatabaseUnavailable, sqlState } from './database/database-errors.ts';
import { FolderInUseError } from './database/folder-lock.ts';
import { OlderDatabaseError } from './database/migrate.ts';
import { MissingDataKeyError } from './encryption/open-key-ring.ts';
import { isCertificateCode } from './fault-code.ts';

/** These say in their message what is wrong and what helps; no value of a setting is in it. */
const IN_WORDS = [SettingsError, FolderInUseError, OlderDatabaseError, MissingDataKeyError];

/** What is wrong with the database, by class of SQLSTATE or code, and what helps. The first that fits is said. */
const DATABASE_REMEDIES: readonly (readonly [fits: RegExp, words: string])[] = [
  [/^(28|3D)/, 'The database refuses DATABASE_URL. Check its user, password and database name.'],
  [
    /^42501$/,
    'The role of DATABASE_URL may not create what the portal needs. As the owner of the database: ' +
      'GRANT CREATE ON DATABASE <database> TO <role>; GRANT USAGE, CREATE ON SCHEMA public TO <role>;',
  ],
  [
    /^25006$/,
    'The database of DATABASE_URL takes no writes: it is a replica, or is read-only just now. Name the primary.',
  ],
];

/** What a person at the terminal can do something about is said in words; the rest with its stack, and its cause's. */
export function describeStartFault(error: unknown): string {
  if (IN_WORDS.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof PostalDataError)
    return `${error.message}. Import Japan Post's list into POSTAL_CODES_DIR again, or start without that setting.`;
  const { code, port } = error as { code?: string; port?: number };
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
  return describeChain(error);
}

/** The outer error of a wrapper says which statement failed and not why: its causes are printed as well. */
function describeChain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\nCaused by: ${describeChain(error.cause)}`;
}
