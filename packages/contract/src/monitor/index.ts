export * from './desk-monitor.endpoints.ts';
export * from './monitor.endpoints.ts';
export {
  type MonitorForm,
  type MonitorRegistration,
  type MonitorRegistrationForm,
  type MonitorRegistrationInput,
  monitorForm,
  monitorRegistration,
  monitorRegistrationBody,
  monitorRegistrationInput,
} from './monitor-registration.ts';
