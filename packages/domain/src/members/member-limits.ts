/** Limits of sign-up, registration and account (G33, G141); those of one field alone are in its row of `PROFILE_FIELDS`. Lengths in characters. */
export const MEMBER_LIMITS = {
  /** A part of a name. Portuguese and Spanish given names with two family names take forty and more. */
  name: 60,
  earliestBirthDay: '1900-01-01',
  /** Below this age an agent is needed, and an agent must have reached it. */
  adultAge: 18,
  /** Below this age a parent or guardian has to agree as well. */
  guardianConsentAge: 15,
  email: 254,
  password: { min: 8, max: 64 },
  policyNumber: { min: 6, max: 12 },
  eligibilityCode: { min: 4, max: 20 },
  iconBytes: 5 * 1024 * 1024,
  iconPixels: 256,
} as const;

/** File types of a member's icon (G33). */
export const ICON_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Wrong eligibility checks in a row, and the wait that follows (G51). */
export const ELIGIBILITY_CHECK = { failures: 3, waitSeconds: 30 * 60 } as const;
