import {
  RespondToAuthChallengeCommand,
  type RespondToAuthChallengeCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { PoolAnswer, PoolCalls } from './pool-calls.ts';

/** What a browser keeps of itself, sealed: by it the portal answers the pool's question for the device. */
export const rememberedDevice = z.object({
  username: z.string(),
  key: z.string(),
  groupKey: z.string(),
  password: z.string(),
});
export type RememberedDevice = z.output<typeof rememberedDevice>;

/**
 * Proves a remembered device by secure remote password, with the library of the pool's clients. null when the pool
 * does not believe it: it was forgotten meanwhile, or its proof is somebody else's.
 */
export async function proveDevice(
  { pool, client, hashOf }: PoolCalls,
  asked: PoolAnswer,
  device: RememberedDevice,
): Promise<RespondToAuthChallengeCommandOutput | null> {
  // Loaded when a device is there: most people have none.
  const { createSrpSession, signSrpSessionWithDevice, wrapAuthChallenge } = await import(
    'cognito-srp-helper'
  );
  const { username, key, groupKey, password } = device;
  const own = { USERNAME: username, SECRET_HASH: hashOf(username), DEVICE_KEY: key };
  const session = createSrpSession(username, password, client.userPoolId, false);
  try {
    const told = await pool.send(
      new RespondToAuthChallengeCommand({
        ClientId: client.clientId,
        ChallengeName: 'DEVICE_SRP_AUTH',
        Session: asked.Session,
        ChallengeResponses: { ...own, SRP_A: session.largeA },
      }),
    );
    const shown = { ChallengeParameters: told.ChallengeParameters ?? {} };
    const signed = signSrpSessionWithDevice(session, shown, groupKey, password);
    const { ChallengeResponses = {} } = wrapAuthChallenge(signed, {
      ClientId: client.clientId,
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
      ChallengeResponses: own,
    });
    return await pool.send(
      new RespondToAuthChallengeCommand({
        ClientId: client.clientId,
        ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
        Session: told.Session,
        ChallengeResponses,
      }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'NotAuthorizedException') return null;
    throw error;
  }
}
