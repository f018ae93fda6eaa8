import type { Dependencies } from '../dependencies.ts';
import type { ReadinessCheck } from '../http/health-routes.ts';
import { missingKeyIds } from './open-key-ring.ts';

/**
 * Whether the keys of this server open what is stored, as its start asked: another server may have begun to seal with a key
 * that this one was not given, and its members would be answered with errors. The log names the missing keys.
 */
export function keyReadiness({
  database,
  keyRing,
  log,
}: Pick<Dependencies, 'database' | 'keyRing'> & { log: Pick<Dependencies['log'], 'error'> }): Record<
  'keys',
  ReadinessCheck
> {
  const isWell = async () => {
    const missing = await missingKeyIds(database, keyRing);
    if (missing.length > 0) log.error({ fault: 'key-unknown', keys: missing }, 'data keys');
    return missing.length === 0;
  };
  return { keys: { isVital: true, isWell } };
}
