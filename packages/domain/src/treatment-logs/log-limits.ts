/** Limits of a treatment log as a whole (G56 to G66); those of its fields stand with the fields (`LOG_FIELDS`). */
export const LOG_LIMITS = {
  /** Earliest day a log may carry; the latest is today (G56). */
  earliestDay: '1950-01-01',
  /** Of a log, a next visit and the contact-threshold card alike. */
  hospitalName: 60,
  department: 30,
  /** Files of a log, those of its test results among them; and of one test result. */
  images: 10,
  imageBytes: 10 * 1024 * 1024,
  /** Life of an upload address (G65). */
  uploadAddressSeconds: 300,
  /** Ids in one bulk-get (G71). */
  bulkGetIds: 50,
  /** A look-up of hospitals or medicines starts at this many characters and answers this many rows (G73). */
  lookUpCharacters: 2,
  lookUpRows: 20,
  /** Deleted logs that the trash lists, the last deletions first. */
  trashRows: 50,
  /** Symptoms that the check-in asks about, beside the mood (G60); more only where the day already answers more. */
  checkInSymptoms: 3,
  /** Longest period that can be printed at once (G70). */
  printMonths: 12,
} as const;

/** File types of an image or paper (G65); a telephone calls HEIC by either of its two names. */
export const LOG_IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/heif',
  'application/pdf',
] as const;

/** The same as a person says them. */
export const LOG_IMAGE_TYPE_WORDS = 'JPEG、PNG、HEIC、PDF';
