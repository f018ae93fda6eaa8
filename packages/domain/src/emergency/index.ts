export {
  answeringWords,
  CRISIS_LINES,
  type CrisisLineNow,
  crisisLinesAt,
  nextAnsweringEdge,
} from './crisis-lines.ts';
export {
  ADVICE_LINE_HELP,
  CONSULTATION_BOUNDARY_TEXT,
  CRISIS_CARD,
  EMERGENCY,
  EMERGENCY_TEXT,
  SUDDEN_CHANGE_TEXT,
} from './emergency-texts.ts';
export type { Hotline } from './hotline.ts';
export { EMERGENCY_LINES, HOTLINE_CHECK_DAYS, hotlinesToVerify } from './hotlines.ts';
