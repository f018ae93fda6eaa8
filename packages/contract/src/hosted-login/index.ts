export { type CodeSentAnswer, codeBody, codeSentAnswer } from './code-steps.ts';
export {
  checkEmailCodeEndpoint,
  checkPhoneCodeEndpoint,
  checkTransferEndpoint,
  hostedLoginLinkEndpoint,
  hostedLoginMeEndpoint,
  hostedLoginSessionEndpoint,
  sendEmailCodeEndpoint,
  sendPhoneCodeEndpoint,
} from './hosted-login.endpoints.ts';
export {
  changePasswordEndpoint,
  checkPasswordCodeEndpoint,
  checkPasswordResetEndpoint,
  checkPresentPasswordEndpoint,
  resetPasswordEndpoint,
  sendPasswordCodeEndpoint,
} from './password.endpoints.ts';
