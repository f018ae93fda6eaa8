import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const PAGES = 'features/surveys/pages';

/** The surveys, opened by a link of ours or by the member themself (G101). */
export const surveysRoutes: RouteConfigEntry[] = [
  route('survey/call', `${PAGES}/call-survey.tsx`, { id: 'callSurvey' }),
  route('survey/call/feedback', `${PAGES}/call-feedback.tsx`, { id: 'callSurveyFeedback' }),
  route('survey/call/complete', `${PAGES}/call-complete.tsx`, { id: 'callSurveyComplete' }),
  route('survey/call/closed', `${PAGES}/call-closed.tsx`, { id: 'callSurveyClosed' }),
  route('survey/service', `${PAGES}/service-survey.tsx`, { id: 'serviceSurvey' }),
  route('survey/service/feedback', `${PAGES}/service-feedback.tsx`, { id: 'serviceSurveyFeedback' }),
  route('survey/service/complete', `${PAGES}/service-complete.tsx`, { id: 'serviceSurveyComplete' }),
];

/** What the answers come to: a room of the desk. */
export const deskSurveysRoutes: RouteConfigEntry[] = [
  route('desk/surveys', `${PAGES}/desk-surveys.tsx`, { id: 'deskSurveys' }),
];
