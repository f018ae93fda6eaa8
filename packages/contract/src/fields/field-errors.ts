import type { FieldErrors } from '@hidamari/domain/errors';
import type * as z from 'zod';

/** What zod reports when no rule of ours named a code: mapped, so that zod's own words never leave the server. */
const FALLBACK_CODES: Record<string, string> = {
  invalid_type: 'required',
  too_big: 'too_long',
  too_small: 'required',
  invalid_value: 'choose_one',
  invalid_union: 'invalid',
};

const CODE = /^[a-z][a-z0-9_]*$/;

/**
 * The field errors of a failed check: dotted field path (`agent.last_name`, `medicines.0.name`) -> codes, each
 * code once. A fault of the whole body stands under the empty name ''. Texts are looked up by code (G33).
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

function codeOf(issue: z.core.$ZodIssue): string {
  return CODE.test(issue.message) ? issue.message : (FALLBACK_CODES[issue.code] ?? 'invalid');
}
