/** Partners to whom a member may be passed on (G82 to G86), by the last word of their page's address. */
const HANDOVER_PARTNERS = ['medical-note', 'tomosnote', 'ancs', 'bears', 'avic'] as const;
export type HandoverPartner = (typeof HANDOVER_PARTNERS)[number];

/** What may be given; each partner gets its own few, and no more. */
const HANDOVER_ITEMS = ['pseudonym', 'email-hash', 'variant', 'extra-minutes'] as const;
export type HandoverItem = (typeof HANDOVER_ITEMS)[number];
