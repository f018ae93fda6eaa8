import {
  endIdleSessionEndpoint,
  loginEndpoint,
  logoutEndpoint,
  refreshEndpoint,
} from '@hidamari/contract/auth';
import {
  checkCompanyCodeEndpoint,
  checkInsuranceEndpoint,
  declareResidenceEndpoint,
  insuranceVerificationEndpoint,
} from '@hidamari/contract/eligibility';
import {
  checkPhoneCodeEndpoint,
  hostedLoginLinkEndpoint,
  hostedLoginMeEndpoint,
  hostedLoginSessionEndpoint,
  sendPhoneCodeEndpoint,
} from '@hidamari/contract/hosted-login';
import {
  createAccountEndpoint,
  signUpEndpoint,
  signUpMeEndpoint,
  switchMemberEndpoint,
} from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { safeReturnPath } from '@hidamari/domain/return-path';
import { screenHref } from '@hidamari/domain/screens';
import type { MemberCaller } from '../../http/caller.ts';
import { storeReturnPath } from '../../http/pages/return-path.ts';
import { type Route, route } from '../../http/route.ts';
import { checkCompanyCode, checkInsurance, declareResidence } from '../eligibility/index.ts';
import { emailRequestRoutes } from './email-requests/email-requests.routes.ts';
import { emailVerificationRoutes } from './email-verification/email-verification.routes.ts';
import type { Exchange, IdentityParts } from './identity-parts.ts';
import { confirmInsurance } from './insurance-verification/confirm-insurance.ts';
import { describeInsurance } from './insurance-verification/insurance-state.ts';
import { switchMember } from './member-switch/switch-member.ts';
import { transferRoutes } from './migration/transfer.routes.ts';
import { passwordRecoveryRoutes } from './password-recovery/password-recovery.routes.ts';
import { accountSecurityRoutes } from './second-factor/account-security.routes.ts';
import { describeAccount } from './sign-in/describe-account.ts';
import { finishHostedLogin, startHostedLogin } from './sign-in/hosted-login.ts';
import { logOut } from './sign-in/log-out.ts';
import { signInTemporary } from './sign-in/temporary-login.ts';
import { createAccount } from './sign-up/create-account.ts';
import { passEligibility } from './sign-up/pass-eligibility.ts';
import { checkPhoneCode, sendPhoneCode } from './sign-up/phone-code.ts';
import { describeSignUp } from './sign-up/read-sign-up.ts';
import { registerMember } from './sign-up/register-member.ts';
import { termsRoutes } from './terms-agreement/terms.routes.ts';

/** Signing in, staying in, going out. */
function sessionRoutes(parts: IdentityParts): Route[] {
  return [
    route(loginEndpoint, async (call) => ({
      status: 200,
      body: await signInTemporary(parts, call.body, call),
    })),
    route(refreshEndpoint, async (call) => {
      const token = call.request.bearer ?? call.request.cookies.refresh;
      if (!token) throw new AppError('unauthenticated');
      return { status: 200, body: await parts.sessions.refresh(token, call) };
    }),
    route(logoutEndpoint, async (call) => ({
      status: 200,
      body: { url: await logOut(parts, call.caller, call) },
    })),
    route(endIdleSessionEndpoint, async (call) => ({
      status: 200,
      body: { url: await endIdleSession(parts, call.caller, call.body.path, call) },
    })),
    route(hostedLoginLinkEndpoint, async (call) => {
      const { flow, is_insured: isInsured } = call.query;
      return { status: 200, body: { url: await startHostedLogin(parts, { flow, isInsured }, call) } };
    }),
    route(hostedLoginSessionEndpoint, async (call) => ({
      status: 200,
      body: await finishHostedLogin(parts, call.body, call),
    })),
    route(hostedLoginMeEndpoint, async ({ caller }) => ({
      status: 200,
      body: await describeAccount(parts, caller),
    })),
    route(switchMemberEndpoint, async (call) => ({
      status: 200,
      body: await switchMember(parts, call.caller, call.body.hash_user_id, call),
    })),
  ];
}

/** Eligibility, common ID, code, registration. */
function signUpRoutes(parts: IdentityParts): Route[] {
  return [
    route(checkInsuranceEndpoint, async (call) => {
      const proven = await checkInsurance(parts, call.body, call.request);
      const confirmed = await confirmInsurance(parts, proven, call);
      return { status: 200, body: confirmed ?? (await passEligibility(parts, proven, call)) };
    }),
    route(insuranceVerificationEndpoint, async ({ caller, params, request }) => ({
      status: 200,
      body: await describeInsurance(parts, caller, params.hash_user_id, request.now),
    })),
    route(checkCompanyCodeEndpoint, async (call) => {
      const proven = await checkCompanyCode(parts, call.body, call.request);
      return { status: 200, body: await passEligibility(parts, proven, call) };
    }),
    route(declareResidenceEndpoint, async (call) => {
      const proven = await declareResidence(parts, call.body, call.request);
      return { status: 200, body: await passEligibility(parts, proven, call) };
    }),
    route(createAccountEndpoint, async (call) => ({
      status: 200,
      body: await createAccount(parts, call.caller.challengeId, call.body, call),
    })),
    route(sendPhoneCodeEndpoint, async (call) => ({
      status: 200,
      body: await sendPhoneCode(parts, call.caller, call),
    })),
    route(checkPhoneCodeEndpoint, async (call) => ({
      status: 200,
      body: await checkPhoneCode(parts, call.caller, call.body.code, call),
    })),
    route(signUpMeEndpoint, async ({ caller }) => ({
      status: 200,
      body: await describeSignUp(parts, caller.challengeId),
    })),
    route(signUpEndpoint, async (call) => ({
      status: 201,
      body: await registerMember(parts, call.caller.challengeId, call.body, call),
    })),
  ];
}

export function identityRoutes(parts: IdentityParts): Route[] {
  return [
    ...sessionRoutes(parts),
    ...signUpRoutes(parts),
    ...emailRequestRoutes(parts),
    ...emailVerificationRoutes(parts),
    ...passwordRecoveryRoutes(parts),
    ...accountSecurityRoutes(parts),
    ...transferRoutes(parts),
    ...termsRoutes(parts),
  ];
}

/** Who was called away comes back within the day: longer than the half hour of a visit that was interrupted. */
const RETURN_PATH_SECONDS = 8 * 3_600;

/**
 * Ends the session of a browser that nobody uses (G35), and no other device's; answers its login screen. The
 * programme stays known, so that the login screen is the one this person knows; the place they were at too.
 */
async function endIdleSession(
  { sessions }: Pick<IdentityParts, 'sessions'>,
  caller: MemberCaller,
  path: string,
  { request, cookies }: Exchange,
): Promise<string> {
  await sessions.end(caller.sessionId, request.now);
  for (const name of ['session', 'refresh', 'challenge_token', 'XSRF-TOKEN']) cookies.clear(name);
  // The screen alone: who logs in next may be somebody else, and what was searched for is nobody else's.
  const [pathname] = path.split(/[?#]/);
  storeReturnPath(cookies, safeReturnPath(pathname), RETURN_PATH_SECONDS);
  return screenHref('/login');
}
