import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import type { UserPool, UserPoolClientSettings } from '@hidamari/adapters/identity/port';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { type PoolOperation, poolFault } from './pool-faults.ts';

/** The pool's client with what every command of the portal carries along. */
export interface PoolCalls {
  pool: UserPool;
  /** A command as the portal's app client, proven for one username. */
  app(username: string): { ClientId: string; SecretHash: string; Username: string };
  admin(username: string): { UserPoolId: string; Username: string };
  client: UserPoolClientSettings;
  hashOf(username: string): string;
}

/** Who asks, as far as the pool has to know. */
export interface Asker {
  /** Address of the person. */
  ip: string;
  /** What the portal counts their tries by: the pool counts by the same, and by the address where none is told. */
  lane?: string;
  /** Whose words a message has. */
  variant: VariantKey;
}

export function createPoolCalls(
  pool: UserPool,
  client: UserPoolClientSettings,
  hashOf: (name: string) => string,
): PoolCalls {
  return {
    pool,
    client,
    hashOf,
    app: (username) => ({ ClientId: client.clientId, SecretHash: hashOf(username), Username: username }),
    admin: (username) => ({ UserPoolId: client.userPoolId, Username: username }),
  };
}

/** Runs a command; every refusal is an AppError of the operation, the pool's own words never pass. */
export async function ask<T>(operation: PoolOperation, command: Promise<T>): Promise<T> {
  try {
    return await command;
  } catch (error) {
    throw poolFault(operation, error);
  }
}

interface Attribute {
  Name?: string | undefined;
  Value?: string | undefined;
}

/** `[{Name, Value}]`, the pool's way to write attributes, as a record. */
export function recordOf(list: Attribute[] | undefined): Record<string, string> {
  return Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name ?? '', Value ?? '']));
}

/** What the pool answered, before the portal has read it. */
export interface PoolAnswer {
  ChallengeName?: string | undefined;
  Session?: string | undefined;
  ChallengeParameters?: Record<string, string> | undefined;
  AuthenticationResult?: AuthenticationResultType | undefined;
}
