import { AppError } from '@hidamari/domain/errors';
import { faultCode } from '../fault-code.ts';

/** What may be kept and logged of a failure: its code (`fault-code.ts`) or class, never its text, which may quote a person. */
export function faultName(error: unknown): string {
  const part = faultCode(error);
  if (part !== null) return part;
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
