import { createHmac, hkdfSync } from 'node:crypto';

/** Public handles (G37, G38): 43 characters that name whom an answer belongs to and open nothing. */
export interface AccountHandles {
  hashBaseAccountId(baseAccountId: string): string;
  hashUserId(memberId: string): string;
}

export function createAccountHandles(sessionSecret: string): AccountHandles {
  const handle = (purpose: string) => {
    const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', `hidamari/${purpose}-handle`, 32));
    return (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  };
  return { hashBaseAccountId: handle('base-account'), hashUserId: handle('member') };
}
