export { type CodeSentAnswer, codeBody, codeSentAnswer } from './code-steps.ts';
export * from './hosted-login.endpoints.ts';
export * from './password.endpoints.ts';
export * from './terms.endpoints.ts';
export * from './transfer.endpoints.ts';
