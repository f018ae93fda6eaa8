export {
  ADVICE_LINE_HELP,
  CONSULTATION_BOUNDARY_TEXT,
  CRISIS_CARD,
  EMERGENCY,
  EMERGENCY_TEXT,
  SUDDEN_CHANGE_TEXT,
} from './emergency-texts.ts';
export {
  CRISIS_LINES,
  EMERGENCY_LINES,
  HOTLINE_CHECK_DAYS,
  type Hotline,
  hotlinesToVerify,
} from './hotlines.ts';
