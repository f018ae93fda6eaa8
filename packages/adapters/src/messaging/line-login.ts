import * as z from 'zod';
import { readJson } from '../outgoing/read-answer.ts';
import type { LineConfig } from './config.ts';
import { type LineCall, lineFault, MOST_BYTES } from './line-call.ts';
import { type Line, LineTokenError } from './port.ts';

const verified = z.object({ client_id: z.string(), expires_in: z.number() });
const profile = z.object({ userId: z.string().min(1) });
const friendship = z.object({ friendFlag: z.boolean() });
const channelToken = z.object({ access_token: z.string().min(1) });

const faultOf = ({ status }: Response) => lineFault(status);
const read = (answer: Response) => readJson(answer, MOST_BYTES);

/** LINE Login v2.1: whose an access token is, whether we are a friend, and taking back what was allowed. */
export function createLineLogin(
  { loginChannelId, loginChannelSecret }: LineConfig,
  call: LineCall,
): Pick<Line, 'personOf' | 'isFriend' | 'revokeGrant'> {
  const asPerson = (accessToken: string) => ({ headers: { authorization: `Bearer ${accessToken}` } });

  /** Its channel and its end; a token of another channel is a true token, and none of ours. */
  const verify = async (accessToken: string): Promise<number> => {
    const response = await call(`/oauth2/v2.1/verify?${new URLSearchParams({ access_token: accessToken })}`);
    if (response.status === 400 || response.status === 401) throw new LineTokenError('dead');
    if (!response.ok) throw faultOf(response);
    const { client_id, expires_in } = verified.parse(await read(response));
    if (client_id !== loginChannelId) throw new LineTokenError('foreign');
    if (expires_in <= 0) throw new LineTokenError('dead');
    return expires_in;
  };

  return {
    async personOf(accessToken) {
      const expiresIn = await verify(accessToken);
      const response = await call('/v2/profile', asPerson(accessToken));
      if (response.status === 401) throw new LineTokenError('dead');
      if (!response.ok) throw faultOf(response);
      return { userId: profile.parse(await read(response)).userId, expiresIn };
    },
    async isFriend(accessToken) {
      await verify(accessToken);
      const response = await call('/friendship/v1/status', asPerson(accessToken));
      if (response.status === 401) throw new LineTokenError('dead');
      // The Login channel has no official account beside it, or the person has not allowed the question.
      if (response.status === 400 || response.status === 403) return null;
      if (!response.ok) throw faultOf(response);
      return friendship.parse(await read(response)).friendFlag;
    },
    async revokeGrant(accessToken, signal) {
      const issued = await call('/oauth2/v3/token', {
        signal,
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: loginChannelId,
          client_secret: loginChannelSecret,
        }),
      });
      if (!issued.ok) throw faultOf(issued);
      const { access_token } = channelToken.parse(await read(issued));
      const response = await call('/user/v1/deauthorize', {
        signal,
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ userAccessToken: accessToken }),
      });
      // A token that is over: what it allowed is over with it.
      if (!response.ok && response.status !== 400) throw faultOf(response);
    },
  };
}
