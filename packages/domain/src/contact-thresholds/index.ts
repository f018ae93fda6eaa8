export {
  type CallNumber,
  type CallNumbers,
  callNumbersAt,
  dayHoursWords,
} from './call-numbers.ts';
export { BLANK, callScript, type ScriptFacts, type ScriptLine } from './call-script.ts';
export {
  type ContactThresholdCard,
  THRESHOLD_LIMITS,
  type ThresholdDirection,
  type ThresholdPhones,
  type ThresholdRule,
  USUAL_DAY_HOURS,
} from './contact-threshold.ts';
export {
  checkInEntryOf,
  feverSentenceLeads,
  type MetRule,
  metRules,
  type ThresholdEntry,
} from './met-rules.ts';
export {
  callingEntry,
  type DatedEntry,
  isOfTodayOrLastNight,
  showsNotice,
} from './recent-entries.ts';
export {
  callHospitalText,
  RULE_VERSION,
  RULE_VERSIONS,
  ruleWords,
  THRESHOLD_MET_TEXT,
} from './threshold-texts.ts';
