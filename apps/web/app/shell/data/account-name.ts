import { browserApi } from './browser-api.ts';
import { currentUserQuery } from './current-user.ts';
import { browserQueryClient } from './query-client.ts';

/** What the signed-in member logs in with: the e-mail address, or without one the telephone number. Rejects as the call does. */
export async function fetchAccountName(): Promise<string | null> {
  const { email, phone_number } = await browserQueryClient().fetchQuery(currentUserQuery(browserApi()));
  return email ?? phone_number;
}
