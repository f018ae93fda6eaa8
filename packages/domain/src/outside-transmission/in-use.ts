import { VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { isPartner, PARTNER_TITLES } from './partner-titles.ts';
import { RECIPIENTS, type Recipient } from './recipients.ts';

/** Companies that work for the portal on its own servers' behalf: by what they do, since no browser speaks to them. */
export const PROCESSORS = {
  database: '会員の情報や記録の保管',
  content: '記事やお知らせの管理',
  mail: 'メールの送信',
  sms: 'SMS（確認コード）の送信',
  files: '写真などのファイルの保管',
} as const;
export type Processor = keyof typeof PROCESSORS;

/** What this deployment's settings turn on. */
export interface OutsideInUse {
  /** Company that measures; null: nobody does. */
  readonly measurement: string | null;
  /** An outside chat stands in place of the built-in one. */
  readonly chat: boolean;
  /** The login is another company's. */
  readonly login: boolean;
  /** Hosts from which pages bring pictures. */
  readonly pictureHosts: readonly string[];
  readonly processors: readonly Processor[];
}

/** A recipient as one variant's page names it. */
export interface NamedRecipient extends Omit<Recipient, 'recipient'> {
  readonly recipients: readonly string[];
  readonly isInUse: boolean;
}

interface Facts {
  readonly variant: VariantKey;
  readonly inUse: OutsideInUse;
  /** Services of the content service with the company that runs each; those that are no partner's are passed over. */
  readonly services: readonly { readonly id: string; readonly company: string }[];
}

/** Said where nobody is named yet: the name comes with the setting. */
const NOT_CHOSEN = '使うときに、ここに会社の名前を書きます';

const MICROCMS = 'microcms-assets.io';

/** Whose servers hold the pictures: the content service's own by its company, others by their host. */
function pictureHolders(hosts: readonly string[]): string[] {
  const named = hosts.map((host) =>
    host === MICROCMS || host.endsWith(`.${MICROCMS}`) ? '株式会社microCMS' : host,
  );
  return [...new Set(named)];
}

/** Who receives and is named by settings and content: none for a recipient that is not in use. */
function namedHere({ inUse, services }: Facts): Readonly<Record<string, readonly string[]>> {
  return {
    measurement: inUse.measurement === null ? [] : [inUse.measurement],
    partners: services.flatMap(({ id, company }) =>
      isPartner(id) ? [`${PARTNER_TITLES[id]}：${company}`] : [],
    ),
    pictures: pictureHolders(inUse.pictureHosts),
  };
}

/** Every recipient that this variant's people can meet, with who it is and whether it is in use now (G148). */
export function recipientsFor(facts: Facts): NamedRecipient[] {
  const { channels, hasServices } = VARIANTS[facts.variant];
  const isMet: Readonly<Record<string, boolean>> = {
    chat: channels.includes('chat'),
    partners: hasServices,
  };
  const isTurnedOn: Readonly<Record<string, boolean>> = { chat: facts.inUse.chat, login: facts.inUse.login };
  const named = namedHere(facts);
  return RECIPIENTS.filter(({ id }) => isMet[id] ?? true).map(({ recipient, ...row }) => {
    const here = recipient === null ? (named[row.id] ?? []) : [recipient];
    return {
      ...row,
      recipients: here.length > 0 ? here : [NOT_CHOSEN],
      isInUse: isTurnedOn[row.id] ?? here.length > 0,
    };
  });
}
