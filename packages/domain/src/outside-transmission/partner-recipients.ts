import { HANDOVER_ITEM_WORDS, type HandoverPartner, PARTNERS } from '../handover/index.ts';
import { CONNECTION, type NamedRecipient } from './recipients.ts';

/** Partners that are offered, and the services that have a page, each with the company that runs it. */
interface Partners {
  readonly inUse: { readonly partners: readonly HandoverPartner[] };
  readonly services: readonly { readonly id: string; readonly company: string }[];
}

/**
 * A row for each partner to whom somebody can go on from here: exactly what that one is given and for what, in the words
 * of the question before it (G82 to G86, G148). One without a page, or not set up, receives nothing.
 */
export function partnersIn({ inUse, services }: Partners): NamedRecipient[] {
  return inUse.partners.flatMap((partner) => {
    const service = services.find(({ id }) => id === partner);
    if (!service) return [];
    const { title, given, purpose } = PARTNERS[partner];
    return {
      id: `partner-${partner}`,
      kind: 'act' as const,
      title: `提携サービス「${title}」に進むとき`,
      recipients: [service.company],
      sent: [...given.map((item) => HANDOVER_ITEM_WORDS[item].label), CONNECTION],
      purpose,
      refusal: 'サービスの画面で同意して進むまで、何も送りません。',
      isInUse: true,
    };
  });
}
