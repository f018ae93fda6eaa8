import type { VariantKey } from '@hidamari/domain/site-variants';

/** The host and the cookie with which a visitor reaches each variant. */
export const VARIANT_HOSTS: Readonly<Record<VariantKey, { host: string; cookie: string }>> = {
  aflac: { host: 'localhost:3000', cookie: 'eligibility=insurance; eligibility_renewed=1' },
  hatch: { host: 'localhost:3000', cookie: 'eligibility=general; eligibility_renewed=1' },
  chofu: { host: 'chofu.localhost:3000', cookie: 'eligibility=general; eligibility_renewed=1' },
};
