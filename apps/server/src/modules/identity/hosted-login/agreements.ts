import type { AdapterPayload } from 'oidc-provider';
import * as z from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../dependencies.ts';
import type { Sealer } from '../../../encryption/sealer.ts';
import { CHALLENGE_LAST_SECONDS } from '../lifetimes.ts';
import { createItemAdapter } from './item-adapter.ts';

/** A text that was agreed to at the common-ID step, as it stood then. Never the one on data about the illness. */
export const agreedAtLogin = z.object({
  kind: z.enum(['terms', 'privacy']),
  /** Of the text itself: each desk has terms of its own. */
  textId: z.string(),
  version: z.string(),
  agreedAt: z.iso.datetime(),
});
export type AgreedAtLogin = z.output<typeof agreedAtLogin>;

/** The server's own record of what was agreed to at the hosted login (G143): without it, `is_agreed` is only a word. */
export interface Agreements {
  /** Kept as long as a sign-up can last; sealed, like everything the hosted login keeps. */
  keep(sub: string, texts: readonly AgreedAtLogin[]): Promise<void>;
  /** What this account has agreed to; empty when there is nothing, or it was too long ago. */
  of(sub: string): Promise<AgreedAtLogin[]>;
}

const kept = z.object({ texts: z.array(agreedAtLogin) });

export function createAgreements(parts: { database: Database; sealer: Sealer; clock: Clock }): Agreements {
  const items = createItemAdapter(parts, 'TermsAgreement');
  return {
    async keep(sub, texts) {
      await items.upsert(sub, { texts } as AdapterPayload, CHALLENGE_LAST_SECONDS);
    },
    async of(sub) {
      const found = kept.safeParse(await items.find(sub));
      return found.success ? found.data.texts : [];
    },
  };
}

/** A hosted login that is not ours keeps no such record: every text is asked for at registration. */
export const NO_AGREEMENTS: Agreements = { keep: async () => {}, of: async () => [] };
