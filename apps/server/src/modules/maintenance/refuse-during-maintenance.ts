import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { MaintenanceReader } from './maintenance-state.ts';

/** Calls that answer all the same: asking about maintenance, and leaving safely. Below /api. */
const ANSWERED_ALWAYS = new Set([
  'GET /maintenance',
  'GET /sanctum/csrf-cookie',
  'POST /logout',
  'POST /logout/idle',
]);

/** Seconds after which to ask again when nobody knows the end. */
const USUAL_WAIT = 300;

/** Throws `maintenance`, with the expected end where one lies ahead, for a call while the switch is on. `pattern` is the call's path below /api. */
export async function refuseDuringMaintenance(
  reader: MaintenanceReader,
  { method, pattern, now }: { method: string; pattern: string; now: Date },
): Promise<void> {
  if (ANSWERED_ALWAYS.has(`${method} ${pattern}`)) return;
  const state = await reader.current();
  if (!state.isOn) return;
  throw new AppError('maintenance', {
    retryAfter: secondsUntil(state.until, now),
    ...(state.until !== null && state.until > now && { detail: { until: formatWireTimestamp(state.until) } }),
  });
}

/** Whole seconds until the expected end; five minutes when it is unknown or past. */
export function secondsUntil(until: Date | null, now: Date): number {
  const seconds = until === null ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1_000);
  return seconds > 0 ? seconds : USUAL_WAIT;
}
