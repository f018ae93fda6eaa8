/** Limits of a treatment log (G56 to G66). Lengths count characters as a person counts them. */
export const LOG_LIMITS = {
  /** Earliest day a log may carry; the latest is today (G56). */
  earliestDay: '1950-01-01',
  title: 40,
  freeText: 2_000,
  hospitalName: 60,
  department: 30,
  doctorRole: 20,
  explanation: 1_000,
  costYen: { min: 0, max: 9_999_999 },
  medicineName: 60,
  medicineDose: 30,
  medicineNote: 200,
  timesPerDay: { min: 0, max: 10 },
  sleepHours: { min: 0, max: 24 },
  steps: { min: 0, max: 100_000 },
  testItem: 30,
  testUnit: 15,
  treatmentName: 60,
  courseNumber: { min: 1, max: 99 },
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
