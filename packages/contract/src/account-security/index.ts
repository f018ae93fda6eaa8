export {
  beginAuthenticatorEndpoint,
  beginSmsFactorEndpoint,
  confirmAuthenticatorEndpoint,
  confirmSmsFactorEndpoint,
  dropSecondFactorEndpoint,
  forgetDeviceEndpoint,
  listDevicesEndpoint,
  proveAccountByCodeEndpoint,
  proveAccountEndpoint,
  readAccountSecurityEndpoint,
  signOutEverywhereEndpoint,
} from './account-security.endpoints.ts';
