import * as z from 'zod';
import { PoolException } from './pool-exception.ts';
import type { PoolUser, PoolUserChanges } from './pool-records.ts';

/** `[{Name, Value}]`, the pool protocol's way to write attributes. */
export const attributeList = z
  .array(z.object({ Name: z.string(), Value: z.string().default('') }))
  .default([]);
export type AttributeList = z.output<typeof attributeList>;

/** Attributes that stand in columns of their own, and how their text becomes a value. */
const COLUMNS: Record<string, (value: string) => PoolUserChanges> = {
  phone_number: (value) => ({ phoneNumber: phoneNumberOf(value) }),
  phone_number_verified: (value) => ({ isPhoneVerified: value === 'true' }),
  email: (value) => ({ email: value.toLowerCase() }),
  email_verified: (value) => ({ isEmailVerified: value === 'true' }),
};

function phoneNumberOf(value: string): string {
  if (/^\+[1-9]\d{6,14}$/.test(value)) return value;
  throw new PoolException('InvalidParameterException', 'Invalid phone number format.');
}

/** The changes that a list of attributes asks for; `present` are the account's other attributes so far. */
export function changesOf(list: AttributeList, present: Record<string, string> = {}): PoolUserChanges {
  const changes: PoolUserChanges = {};
  const attributes = { ...present };
  for (const { Name, Value } of list) {
    const column = Object.hasOwn(COLUMNS, Name) ? COLUMNS[Name] : undefined;
    if (column) Object.assign(changes, column(Value));
    else if (Name === 'sub') throw new PoolException('InvalidParameterException', 'sub cannot be changed.');
    else attributes[Name] = Value;
  }
  return { ...changes, attributes };
}

/** Every attribute of an account, as the pool answers it. */
export function attributesOf(user: PoolUser): { Name: string; Value: string }[] {
  const present: Record<string, string> = { sub: user.sub, ...user.attributes };
  if (user.phoneNumber !== null) {
    present.phone_number = user.phoneNumber;
    present.phone_number_verified = String(user.isPhoneVerified);
  }
  if (user.email !== null) {
    present.email = user.email;
    present.email_verified = String(user.isEmailVerified);
  }
  return Object.entries(present).map(([Name, Value]) => ({ Name, Value }));
}
