/** `Date` tells whole seconds: on the average half of one is gone. */
const HALF_A_SECOND_MS = 500;

/**
 * The server's moment in milliseconds since 1970, by the head of an answer that nobody may keep. Rejects where no answer
 * comes, or one that does not say.
 */
export async function askServerInstant(): Promise<number> {
  const { headers } = await fetch('/health-check', { method: 'HEAD', cache: 'no-store' });
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told)) throw new Error('no moment in the answer');
  return told + HALF_A_SECOND_MS + 1_000 * Number(headers.get('age') ?? 0);
}
