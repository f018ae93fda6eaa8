import * as z from 'zod';
import type { Sealer } from '../../encryption/sealer.ts';

const sealedSecret = z.object({ staffId: z.uuid(), secret: z.string() });

/** Binds the secret to its account: a sealed one that is moved to another row opens nothing. */
export function sealSecret(sealer: Sealer, staffId: string, secret: string): string {
  return sealer.seal({ staffId, secret });
}

/** The secret in base32; null for one of another account or another key. */
export function openSecret(sealer: Sealer, staffId: string, sealed: string | null): string | null {
  const opened = sealedSecret.safeParse(sealed === null ? null : sealer.open(sealed));
  return opened.success && opened.data.staffId === staffId ? opened.data.secret : null;
}
