import { AppError } from '@hidamari/domain/errors';

/** What may be kept and logged of a failure: its code or class, never its text, which may quote a person. */
export function faultName(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
