export {
  IDLE_WARNING_SECONDS,
  type IdlePhase,
  idlePhase,
  idleSecondsLeft,
  isUseToTell,
  isWrittenDown,
  USE_TOLD_EVERY_SECONDS,
  type WarningStep,
  warningStep,
} from './idle-time.ts';
