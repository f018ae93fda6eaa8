import type { HandoverPartner } from '../handover/index.ts';
import { HANDOVER_ITEM_WORDS, PARTNERS } from '../handover/index.ts';
import { VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { CONNECTION, type NamedRecipient, RECIPIENTS } from './recipients.ts';

/** Companies that work for the portal on its own servers' behalf: by what they do, since no browser speaks to them. */
export const PROCESSORS = {
  database: '会員の情報や記録の保管',
  content: '記事やお知らせの管理',
  mail: 'メールの送信',
  sms: 'SMS（確認コード）の送信',
  files: '写真などのファイルの保管',
  surveys: 'アンケートの答え（どなたの答えかは分からない形）の保管とまとめ',
} as const;
export type Processor = keyof typeof PROCESSORS;

/** What this deployment's settings turn on. */
export interface OutsideInUse {
  /** Company that measures; null: nobody does. */
  readonly measurement: string | null;
  /** An outside chat stands in place of the built-in one. */
  readonly chat: boolean;
  /** Messages can go to LINE. */
  readonly line: boolean;
  /** The login is another company's. */
  readonly login: boolean;
  /** Partners to whom members can go on. */
  readonly partners: readonly HandoverPartner[];
  /** Hosts from which pages bring pictures. */
  readonly pictureHosts: readonly string[];
  readonly processors: readonly Processor[];
}

interface Facts {
  readonly variant: VariantKey;
  readonly inUse: OutsideInUse;
  /** Services of the content service with the company that runs each; none: no partner has a page. */
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
function namedHere({ inUse }: Facts): Readonly<Record<string, readonly string[]>> {
  return {
    measurement: inUse.measurement === null ? [] : [inUse.measurement],
    pictures: pictureHolders(inUse.pictureHosts),
  };
}

/** Every recipient that this variant's people can meet, with who it is and whether it is in use now (G148). */
export function recipientsFor(facts: Facts): NamedRecipient[] {
  const { channels, hasServices, showLine } = VARIANTS[facts.variant];
  const isMet: Readonly<Record<string, boolean>> = {
    chat: channels.includes('chat'),
    line: showLine,
  };
  const isTurnedOn: Readonly<Record<string, boolean>> = {
    chat: facts.inUse.chat,
    login: facts.inUse.login,
    line: facts.inUse.line,
  };
  const named = namedHere(facts);
  const others = RECIPIENTS.filter(({ id }) => isMet[id] ?? true).map(({ recipient, ...row }) => {
    const here = recipient === null ? (named[row.id] ?? []) : [recipient];
    return {
      ...row,
      recipients: here.length > 0 ? here : [NOT_CHOSEN],
      isInUse: isTurnedOn[row.id] ?? here.length > 0,
    };
  });
  return hasServices ? [...others, ...partnersIn(facts)] : others;
}

/** Partners that are offered, and the services that have a page, each with the company that runs it. */
interface Partners {
  readonly inUse: { readonly partners: readonly HandoverPartner[] };
  readonly services: readonly { readonly id: string; readonly company: string }[];
}

/**
 * A row for each partner to whom somebody can go on from here: exactly what that one is given and for what, in the words
 * of the question before it (G82 to G86, G148). One without a page, or not set up, receives nothing.
 */
function partnersIn({ inUse, services }: Partners): NamedRecipient[] {
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
