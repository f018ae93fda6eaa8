import { japanDay } from '../japanese-dates/index.ts';
import type { PopupId } from '../option-sets/index.ts';
import type { PopupOccasion } from './popup-rules.ts';
import type { Restraint } from './restraint.ts';

/** One pop-up that was shown under the eligibility a member has now (G21). */
export interface PopupShowing {
  popupId: number;
  /** From `occasionKey`. */
  occasion: string;
  shownAt: Date;
}

/** What a pop-up is shown for, as it is kept: `''`, a year, a month or the day on which it fell due (G21). */
export function occasionKey(occasion: PopupOccasion, { now, dueDay }: { now: Date; dueDay: string }): string {
  const day = japanDay(now);
  const keys = { ever: '', year: day.slice(0, 4), month: day.slice(0, 7) };
  return occasion in keys ? keys[occasion as keyof typeof keys] : dueDay;
}

export interface PopupHistory {
  showings: readonly PopupShowing[];
  restraints: ReadonlyMap<number, Restraint>;
}

/**
 * Whether a pop-up may come (again) for an occasion. Once shown it is over for that occasion, unless 「あとで」 asked for
 * it once more: then when the time is over, and never after two in a row (G21, G77).
 */
export function mayComeAgain(
  popup: { id: PopupId; occasion: string },
  { showings, restraints }: PopupHistory,
  now: Date,
): boolean {
  const restraint = restraints.get(popup.id);
  if (restraint && (restraint.until === null || restraint.until > now)) return false;
  const last = showings
    .filter(({ popupId, occasion }) => popupId === popup.id && occasion === popup.occasion)
    .reduce<Date | null>((newest, { shownAt }) => (newest && newest > shownAt ? newest : shownAt), null);
  if (last === null) return true;
  // Shown after the time was over, it was that once more.
  return restraint?.until != null && last < restraint.until;
}

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
