const HOUR_MS = 3_600_000;
/** No second pop-up comes so soon after one (G20). */
export const POPUP_SPACING_MS = 24 * HOUR_MS;
/** Whoever has just saved something hard is left in peace for so long (G20). */
export const HIGH_SYMPTOM_REST_MS = 48 * HOUR_MS;
/** From this step of 0 to 4 on a symptom is a high one: 「強い」 and 「とても強い」, 「よく」 and 「かなり」 (G20). */
const HIGH_STEP = 3;

interface SymptomSteps {
  frequency?: number | undefined;
  strength?: number | undefined;
  interference?: number | undefined;
  today?: number | undefined;
}

/** Whether a saved log holds a high value. That grades nothing of the illness: it only keeps prompts away. */
export function holdsHighSymptom(symptoms: readonly SymptomSteps[]): boolean {
  return symptoms.some(({ frequency, strength, interference, today }) =>
    [frequency, strength, interference, today].some((step) => step !== undefined && step >= HIGH_STEP),
  );
}

/** What the server knows of a member that keeps every pop-up away (G20). What only the browser knows is looked at there. */
export interface PopupSilence {
  isTest: boolean;
  /** Bereaved, or 「お知らせを控える」 (G149). */
  isQuiet: boolean;
  lastShownAt: Date | null;
}

/** The silences that cost nothing to look at; a high symptom is asked for last. */
export function isSilent({ isTest, isQuiet, lastShownAt }: PopupSilence, now: Date): boolean {
  if (isTest || isQuiet) return true;
  return lastShownAt !== null && now.getTime() - lastShownAt.getTime() < POPUP_SPACING_MS;
}
