import { asCleaned } from '../../parts/content/cleaned-html.fixture.ts';
import type { ListedService } from '../../parts/content/listed-services.ts';
import type { ShownService } from './read-service.ts';

/** A service in a list: of our supporters, on money, unless `more` says otherwise. */
export function listedService(id: string, more: Partial<ListedService> = {}): ListedService {
  return {
    id,
    title: id,
    summary: id,
    category: { id: 'money', name: 'お金' },
    provider: 'supporter',
    provider_name: '相談員',
    fee: '無料',
    is_free: true,
    tag: [],
    href: `/x/${id}`,
    sub_category: [],
    recommend_category: [],
    review_due: false,
    ...more,
  };
}

/** A company's service for everybody, as its page shows it. */
export function shownServiceOf(more: Partial<ShownService> = {}): ShownService {
  return {
    id: 'meal-delivery',
    title: '食事の宅配',
    summary: '体調に合わせて選べます。',
    category: { id: 'life', name: 'くらし' },
    provider: 'partner',
    provider_name: 'まんまる食卓便（見本）',
    fee: '有料',
    tag: [],
    body: asCleaned('<p>本文</p>'),
    reviewed_at: '2026-10-05',
    next_review_at: '2027-04-04',
    reviewer_role: '管理栄養士',
    review_due: false,
    figure_sources: [],
    sources: [{ title: 'がん情報サービス', publisher: '国立がん研究センター' }],
    change_log: [{ day: '2026-10-05', text: '公開しました。' }],
    ...more,
  };
}
