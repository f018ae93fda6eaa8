export {
  type AccountDetails,
  type AccountEdit,
  type AccountForm,
  accountEditBody,
  accountEditInput,
} from './account-edit.ts';
export { type CurrentUser, currentUser } from './current-user.ts';
export * from './member-switch.endpoints.ts';
export * from './members.endpoints.ts';
export { relationship, sex, stage } from './option-values.ts';
export {
  type Agent,
  agent,
  diagnosedCancer,
  diagnosedCancersInput,
  referralSources,
  supportersInput,
} from './profile-parts.ts';
export {
  type Registration,
  type RegistrationForm,
  registrationBody,
  type SignUpForm,
} from './registration.ts';
export { type RegistrationFacts, registrationInput } from './registration-input.ts';
export { type DisplaySettings, displaySettings, type NoticeSettings, noticeSettings } from './settings.ts';
export * from './sign-up.endpoints.ts';
