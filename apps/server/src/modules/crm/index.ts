import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { deliverSurveyAnswers } from './deliver-survey-answer.ts';

export { enqueueSurveyAnswer } from './deliver-survey-answer.ts';
export { saveSurveyAnswersIn } from './save-survey-answers.ts';

/** The way of survey answers into the CRM (G101): after the change that made them, from the outbox. */
export function createCrmModule({ crm }: Pick<Dependencies, 'crm'>): ModuleWith<'handlers'> {
  return { handlers: { 'deliver-survey-answer': deliverSurveyAnswers(crm) } };
}
