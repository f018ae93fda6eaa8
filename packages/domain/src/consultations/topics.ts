import { VARIANTS, type VariantKey } from '../site-variants/index.ts';

/** What a consultation is about (G90); any number of them, and none is an answer too. */
export const CONSULTATION_TOPICS = [
  { value: 'treatment', label: '治療' },
  { value: 'money', label: 'お金' },
  { value: 'life', label: 'くらし' },
  { value: 'mind', label: 'こころ' },
  { value: 'other', label: 'その他' },
] as const;
export type ConsultationTopic = (typeof CONSULTATION_TOPICS)[number]['value'];

/** The ways a case comes in. A telephone call becomes one when a supporter writes it down. */
export const CONSULTATION_CHANNELS = [
  { value: 'phone', label: '電話' },
  { value: 'chat', label: 'チャット' },
  { value: 'mail', label: 'メール' },
] as const;
export type ConsultationChannel = (typeof CONSULTATION_CHANNELS)[number]['value'];

/**
 * What members of a variant write by: the chat, or mail for a municipality (section 6). Null where only the telephone
 * is offered (G4).
 */
export function writtenChannel(variant: VariantKey): 'chat' | 'mail' | null {
  const { channels } = VARIANTS[variant];
  if (channels.includes('chat')) return 'chat';
  return channels.includes('mail') ? 'mail' : null;
}

export function topicLabel(topic: ConsultationTopic): string {
  return CONSULTATION_TOPICS.find(({ value }) => value === topic)?.label ?? '';
}

export function channelLabel(channel: ConsultationChannel): string {
  return CONSULTATION_CHANNELS.find(({ value }) => value === channel)?.label ?? '';
}

/**
 * What a case is called before a supporter has given it a name: its topics in the table's order, and never anything
 * that the member wrote.
 */
export function unnamedCaseTitle(topics: readonly ConsultationTopic[]): string {
  const named = CONSULTATION_TOPICS.filter(({ value }) => value !== 'other' && topics.includes(value));
  if (named.length === 0) return 'ご相談';
  return `${named.map(({ label }) => label).join('・')}のご相談`;
}
