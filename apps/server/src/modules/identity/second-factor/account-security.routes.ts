import {
  beginAddressChangeEndpoint,
  beginAuthenticatorEndpoint,
  beginSmsFactorEndpoint,
  confirmAddressChangeEndpoint,
  confirmAuthenticatorEndpoint,
  confirmSmsFactorEndpoint,
  dropSecondFactorEndpoint,
  forgetDeviceEndpoint,
  listDevicesEndpoint,
  proveAccountByCodeEndpoint,
  proveAccountEndpoint,
  readAccountSecurityEndpoint,
  signOutEverywhereEndpoint,
} from '@hidamari/contract/account-security';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { beginningOf } from '@hidamari/domain/japanese-text';
import { IDENTITY_DEVICES_PER_PAGE } from '@hidamari/domain/limits';
import type { MemberCaller } from '../../../http/caller.ts';
import { type Route, route } from '../../../http/route.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { accountOf } from '../password-recovery/change-password.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';
import { logOut } from '../sign-in/log-out.ts';
import { isProven, proveByCode, proveByPassword } from './account-proof.ts';
import { beginAddressChange, confirmAddressChange } from './change-address.ts';
import {
  beginAuthenticator,
  beginSmsFactor,
  confirmAuthenticator,
  confirmSmsFactor,
  dropSecondFactor,
} from './change-second-factor.ts';

/** How a member signs in: second factors, remembered devices, the way out on every device. */
export function accountSecurityRoutes(parts: IdentityParts): Route[] {
  return [...proofRoutes(parts), ...factorRoutes(parts), ...addressRoutes(parts), ...deviceRoutes(parts)];
}

function proofRoutes(parts: IdentityParts): Route[] {
  return [
    route(readAccountSecurityEndpoint, async (call) => {
      const { factors, preferredFactor, phoneNumber, isPhoneVerified } = await accountOf(parts, call.caller);
      const masked = phoneNumber !== null && isPhoneVerified ? maskPhoneNumber(phoneNumber) : undefined;
      return {
        status: 200,
        body: {
          factors: [...factors],
          preferred: preferredFactor,
          ...(masked && { masked_phone_number: masked }),
          is_proven: await isProven(parts, call.caller, call),
        },
      };
    }),
    route(proveAccountEndpoint, async (call) => ({
      status: 200,
      body: await proveByPassword(parts, call.caller, call.body.present_password, call),
    })),
    route(proveAccountByCodeEndpoint, async (call) => ({
      status: 200,
      body: await proveByCode(parts, call.caller, call.body.code, call),
    })),
  ];
}

function factorRoutes(parts: IdentityParts): Route[] {
  return [
    route(beginAuthenticatorEndpoint, async (call) => ({
      status: 200,
      body: await beginAuthenticator(parts, call.caller, call),
    })),
    route(confirmAuthenticatorEndpoint, async (call) => {
      await confirmAuthenticator(parts, call.caller, call.body.code, call);
      return { status: 204 };
    }),
    route(beginSmsFactorEndpoint, async (call) => ({
      status: 200,
      body: await beginSmsFactor(parts, call.caller, call),
    })),
    route(confirmSmsFactorEndpoint, async (call) => {
      await confirmSmsFactor(parts, call.caller, call.body.code, call);
      return { status: 204 };
    }),
    route(dropSecondFactorEndpoint, async (call) => {
      await dropSecondFactor(parts, call.caller, call);
      return { status: 204 };
    }),
  ];
}

function addressRoutes(parts: IdentityParts): Route[] {
  return [
    route(beginAddressChangeEndpoint, async (call) => ({
      status: 200,
      body: await beginAddressChange(parts, call.caller, call.body, call),
    })),
    route(confirmAddressChangeEndpoint, async (call) => {
      await confirmAddressChange(parts, call.caller, call.body.code, call);
      return { status: 204 };
    }),
  ];
}

function deviceRoutes(parts: IdentityParts): Route[] {
  return [
    route(listDevicesEndpoint, async ({ caller, query }) => ({
      status: 200,
      body: await listDevices(parts, caller, query.page ?? 1),
    })),
    route(forgetDeviceEndpoint, async ({ caller, params }) => {
      const { username } = await accountOf(parts, caller);
      await parts.pool.forgetDevice(username, params.device_key);
      return { status: 204 };
    }),
    route(signOutEverywhereEndpoint, async (call) => {
      const { username } = await accountOf(parts, call.caller);
      await parts.pool.signOutEverywhere(username);
      return { status: 200, body: { url: await logOut(parts, call.caller, call) } };
    }),
  ];
}

/** One page of the devices that are not asked for a code, newest use first. */
async function listDevices(parts: IdentityParts, caller: MemberCaller, page: number) {
  const { username } = await accountOf(parts, caller);
  const devices = (await parts.pool.listDevices(username)).filter(({ isRemembered }) => isRemembered);
  const first = (page - 1) * IDENTITY_DEVICES_PER_PAGE;
  return {
    data: devices.slice(first, first + IDENTITY_DEVICES_PER_PAGE).map((device) => ({
      device_key: device.key,
      name: beginningOf(device.name, 100),
      created_at: formatWireTimestamp(device.createdAt),
      last_used_at: formatWireTimestamp(device.lastUsedAt),
    })),
    meta: { page, per_page: IDENTITY_DEVICES_PER_PAGE, total: devices.length },
  };
}
