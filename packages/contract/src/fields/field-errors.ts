import type { FieldErrors } from '@hidamari/domain/errors';
import { type FieldErrorCode, isFieldErrorCode } from '@hidamari/domain/members';
import type * as z from 'zod';

/** What zod reports where no rule of ours named a code: mapped, so that zod's own words never leave the server. */
const FALLBACK_CODES: Record<string, FieldErrorCode> = {
  invalid_type: 'required',
  too_big: 'too_long',
  too_small: 'required',
  invalid_value: 'choose_one',
};

/**
 * The field errors of a failed check: dotted field path (`agent.last_name`, `medicines.0.name`) -> codes of
 * `FIELD_MESSAGES`, each once. A fault of the whole body stands under the empty name ''. Texts: `fieldMessage`.
 */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const name = issue.path.map(String).join('.');
    const code = codeOf(issue);
    const codes = fields[name] ?? [];
    if (!codes.includes(code)) codes.push(code);
    fields[name] = codes;
  }
  return fields;
}

function codeOf({ message, code }: z.core.$ZodIssue): FieldErrorCode {
  return isFieldErrorCode(message) ? message : (FALLBACK_CODES[code] ?? 'invalid');
}

/**
 * `when` of a rule that spans fields: it runs although other fields failed, so that a person sees everything at
 * once, but only where the fields it reads are sound. A field that failed still holds what was sent.
 */
export function whenSound(...names: string[]) {
  return ({ value, issues }: z.core.ParsePayload): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    return !issues.some(
      ({ path }) => path === undefined || path.length === 0 || names.includes(String(path[0])),
    );
  };
}
