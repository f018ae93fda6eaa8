import type { VariantKey } from '@hidamari/domain/site-variants';

/** Where the portal under test listens; `E2E_PORT` chooses another one, for a second run beside the first. */
export const PORT = Number(process.env.E2E_PORT ?? 3100);

/**
 * A port for what a spec starts for itself, so many above the portal's: one for each worker, since a spec may run in
 * several at once.
 */
export const ownPort = (above: number): number =>
  PORT + above + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Password of every demo member in the browser tests. */
export const DEMO_PASSWORD = 'hidamari-e2e-2026';

/** Host that each variant's people use; the two programmes share one and are told apart by role and cookie. */
export const ORIGINS: Readonly<Record<VariantKey, string>> = {
  aflac: `http://localhost:${PORT}`,
  hatch: `http://localhost:${PORT}`,
  chofu: `http://chofu.localhost:${PORT}`,
};

/** The address by which a visitor first meets a variant. */
export const FRONT_DOORS: Readonly<Record<VariantKey, string>> = {
  aflac: `${ORIGINS.aflac}/?role=aflac`,
  hatch: `${ORIGINS.hatch}/?role=hatch`,
  chofu: `${ORIGINS.chofu}/`,
};

/** The demo member of each variant. */
export const DEMO_MEMBERS: Readonly<Record<VariantKey, { login: string; familyName: string }>> = {
  aflac: { login: 'insurance@demo.example', familyName: '日向' },
  hatch: { login: 'general@demo.example', familyName: '小川' },
  chofu: { login: 'chofu@demo.example', familyName: '深大' },
};

/** A path on the host of a variant. */
export function addressOn(variant: VariantKey, path: string): string {
  return `${ORIGINS[variant]}${path}`;
}
