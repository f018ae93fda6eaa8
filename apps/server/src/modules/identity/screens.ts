/** Screens that a step of signing in or up leads to (G30). */
export const SCREENS = {
  temporaryLogin: 'U-L01',
  temporaryPasswordCode: 'U-L03',
  temporaryPasswordReset: 'U-L04',
  phoneCode: 'U-R02',
  registration: 'U-R03',
  eligibility: 'U-R04',
  passwordCode: 'U-L10',
  passwordReset: 'U-L11',
  migration: 'U-L12',
  loginVerification: 'U-L14',
  insuranceVerification: 'U-L16',
  /** This common ID cannot be used here (G110). */
  notUsable: 'U-E06',
  /** This common ID is not registered (G111). */
  notKnown: 'U-E07',
  /** The login was begun elsewhere (G112). */
  sessionMoved: 'U-E08',
  /** New texts to agree to (G112). */
  newTerms: 'U-E09',
  /** This account has moved to the common ID (G113). */
  alreadyMoved: 'U-E10',
} as const;
