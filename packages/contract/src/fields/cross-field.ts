import type * as z from 'zod';

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
