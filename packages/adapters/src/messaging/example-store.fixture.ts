import type { ExampleLineStore } from './example/port.ts';
import type { LineMessage } from './port.ts';

/** An example LINE in memory, for tests of the adapter alone. */
export function exampleStoreInMemory() {
  const messages = new Map<string, LineMessage>();
  const accounts = new Map<string, { isFriend: boolean }>();
  const tokens = new Map<string, { userId: string; channel: string; expiresAt: Date }>();
  const store: ExampleLineStore = {
    saveMessage: async (message) => void messages.set(message.messageId, message),
    findAccessToken: async (token) => tokens.get(token) ?? null,
    findAccount: async (userId) => accounts.get(userId) ?? null,
    keepLinkToken: async () => undefined,
    endAccessTokens: async (userId) => {
      for (const [token, { userId: whose }] of tokens) if (whose === userId) tokens.delete(token);
    },
  };
  return { store, messages, accounts, tokens };
}
