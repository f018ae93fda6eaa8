export { type Restraint, restrain, SURVEY_POPUPS } from './restraint.ts';
