export * from './desk-surveys.endpoints.ts';
export * from './survey-answers.ts';
export * from './surveys.endpoints.ts';
