import type { ServiceItem } from '@hidamari/contract/content';
import { factsIn } from '@hidamari/domain/facts';
import { sampleReviewer } from '../sources/index.ts';
import type { NeedId, SituationId } from './service-needs.ts';

type Derived = 'publishedAt' | 'category' | 'sub_category' | 'recommend_category' | 'order' | 'change_log';
type Provided = 'provider' | 'provider_name' | 'fee' | 'is_free';

/** One of `SERVICE_CATEGORIES`. */
type Concern = 'treatment' | 'money' | 'life' | 'mind';

/** A service as its file writes it; concern and order follow from the list it stands in. */
export interface WrittenService extends Omit<ServiceItem, Derived> {
  needs: readonly NeedId[];
  situations?: readonly SituationId[];
  /** When it was last written anew, and what changed; `reviewed_at` is the day of its publication. */
  changed?: { day: string; text: string };
}

type Partly = Omit<WrittenService, Provided> & Partial<Pick<WrittenService, Provided>>;

/** The services of one concern, in the order they stand on its page. */
export function servicesOf(concern: Concern, written: readonly WrittenService[]): ServiceItem[] {
  return written.map(({ needs, situations = [], changed, ...service }, at) => ({
    ...service,
    facts: factsIn(service.body + (service.body_insurance ?? '')),
    reviewer_role: sampleReviewer(service.reviewer_role),
    publishedAt: `${service.reviewed_at}T01:00:00.000Z`,
    category: { id: concern },
    sub_category: needs.map((id) => ({ id })),
    recommend_category: situations.map((id) => ({ id })),
    order: at + 1,
    reviewed_at: changed?.day ?? service.reviewed_at,
    change_log: [...(changed ? [changed] : []), { day: service.reviewed_at, text: '公開しました。' }],
  }));
}

/** What our own supporters do, by telephone. */
export function bySupporters(written: Partly): WrittenService {
  return {
    provider: 'supporter',
    provider_name: 'ひだまり がん相談の相談員',
    // What the call costs is said by the number, not by the content.
    fee: '無料',
    is_free: true,
    ...written,
  };
}

/** What the portal itself does. */
export function byPortal(written: Partly): WrittenService {
  return {
    provider: 'portal',
    provider_name: 'ひだまり がん相談',
    fee: '無料（通信料がかかる場合があります）',
    is_free: true,
    ...written,
  };
}

/** The part of a partner's text that says what the company is given, and that consent comes first. */
export function handedOver(what: string): string {
  return `<h2>会社に渡す情報</h2>
<p>お申し込みで渡すのは、${what}だけです。渡す前に、会社の名前と渡す内容をお見せします。同意をいただいてから渡し、同意されないときは何も渡しません。病名、治療ログ、相談の内容を渡すことはありません。</p>`;
}

/**
 * The same part of a partner to whom the portal hands over by itself (G82, G83): what the portal gives, and what the
 * person then tells the company themselves.
 */
export function introduced({ told, more = '' }: { told: string; more?: string }): string {
  return `<h2>会社に渡す情報</h2>
<p>移る前に、会社の名前と渡す内容をお見せします。同意をいただいてからひだまりが渡すのは、お名前の入っていない仮の番号と、保険の方か一般の方かの区別${more}だけです。同意されないときは何も渡しません。${told}は、移った先で、あなたから会社に伝えます。病名、治療ログ、相談の内容を渡すことはありません。</p>`;
}

/** The last part of a supporter's text: when the telephone is answered. */
export const DESK_HOURS =
  '<p>電話番号と受付の時間は、<a href="/treatment/hidamari">がん相談のご利用案内</a>にあります。お名前を言わずに話せます。</p>';
