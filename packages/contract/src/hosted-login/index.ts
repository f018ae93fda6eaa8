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
export {
  agreeToTermsEndpoint,
  declineTermsEndpoint,
  type UpdatedText,
  updatedTermsEndpoint,
} from './terms.endpoints.ts';
export {
  checkTransferCodeEndpoint,
  confirmEntriesEndpoint,
  joinCommonIdEndpoint,
  leaveTransferStepEndpoint,
  resendTransferCodeEndpoint,
  sendTransferCodeEndpoint,
  type TransferCounts,
  type TransferState,
  transferEndpoint,
  transferNumberBody,
  transferStateEndpoint,
} from './transfer.endpoints.ts';
