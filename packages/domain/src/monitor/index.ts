export { hasMonitorPanel, PANEL_MEMBER_TYPES } from './has-panel.ts';
export { MONITOR_CONSENT, needsMonitorConsent } from './monitor-consent.ts';
export {
  MONITOR_CONTACTS,
  MONITOR_LIMITS,
  MONITOR_METHODS,
  MONITOR_THEMES,
  MONITOR_TIMES,
  type MonitorContact,
  type MonitorMethod,
  type MonitorTheme,
  type MonitorTime,
  monitorLabels,
} from './monitor-form.ts';
export {
  afterMonitorAct,
  MEMBER_ACT_TO,
  type MemberMonitorTarget,
  MONITOR_STATE_LABELS,
  MONITOR_STATES,
  type MonitorAct,
  type MonitorActor,
  type MonitorState,
  monitorActsOf,
} from './monitor-state.ts';
