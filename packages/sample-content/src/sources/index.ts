import type { ArticleItem } from '@hidamari/contract/content';

export { sampleReviewer } from './sample-reviewer.ts';

/**
 * Institutions by their front page, where a text points readers to one. What a statement can be checked by is a page of its own
 * (beside the article, or in the lists of pages of this folder).
 */
export const SOURCES = {
  ganjoho: {
    title: 'がん情報サービス',
    publisher: '国立がん研究センター',
    url: 'https://ganjoho.jp/',
  },
  healthMinistry: {
    title: '厚生労働省のホームページ',
    publisher: '厚生労働省',
    url: 'https://www.mhlw.go.jp/',
  },
  cancerSociety: {
    title: '日本対がん協会のホームページ',
    publisher: '公益財団法人 日本対がん協会',
    url: 'https://www.jcancer.jp/',
  },
  legalAid: {
    title: '法テラスのホームページ',
    publisher: '日本司法支援センター（法テラス）',
    url: 'https://www.houterasu.or.jp/',
  },
  healthInsurance: {
    title: '協会けんぽのホームページ',
    publisher: '全国健康保険協会',
    url: 'https://www.kyoukaikenpo.or.jp/',
  },
  pension: {
    title: '日本年金機構のホームページ',
    publisher: '日本年金機構',
    url: 'https://www.nenkin.go.jp/',
  },
  ncc: {
    title: '国立がん研究センターのホームページ',
    publisher: '国立がん研究センター',
    url: 'https://www.ncc.go.jp/',
  },
  pmda: {
    title: '医薬品医療機器総合機構のホームページ',
    publisher: '独立行政法人 医薬品医療機器総合機構（PMDA）',
    url: 'https://www.pmda.go.jp/',
  },
  taxAgency: {
    title: '国税庁のホームページ',
    publisher: '国税庁',
    url: 'https://www.nta.go.jp/',
  },
  palliativeSociety: {
    title: '日本緩和医療学会のホームページ',
    publisher: '日本緩和医療学会',
    url: 'https://www.jspm.ne.jp/',
  },
  supportiveCare: {
    title: '日本がんサポーティブケア学会のホームページ',
    publisher: '日本がんサポーティブケア学会',
    url: 'https://jascc.jp/',
  },
  hematology: {
    title: '日本血液学会のホームページ',
    publisher: '日本血液学会',
    url: 'https://www.jshem.or.jp/',
  },
  marrowBank: {
    title: '日本骨髄バンクのホームページ',
    publisher: '公益財団法人 日本骨髄バンク',
    url: 'https://www.jmdp.or.jp/',
  },
  fertility: {
    title: '日本がん・生殖医療学会のホームページ',
    publisher: '日本がん・生殖医療学会',
    url: 'https://www.j-sfp.org/',
  },
  education: {
    title: '文部科学省のホームページ',
    publisher: '文部科学省',
    url: 'https://www.mext.go.jp/',
  },
  helloWork: {
    title: 'ハローワークのホームページ',
    publisher: '厚生労働省 ハローワーク',
    url: 'https://www.hellowork.mhlw.go.jp/',
  },
  workersHealth: {
    title: '労働者健康安全機構のホームページ',
    publisher: '独立行政法人 労働者健康安全機構',
    url: 'https://www.johas.go.jp/',
  },
  consumerCenter: {
    title: '国民生活センターのホームページ',
    publisher: '独立行政法人 国民生活センター',
    url: 'https://www.kokusen.go.jp/',
  },
  welfareCouncil: {
    title: '全国社会福祉協議会のホームページ',
    publisher: '社会福祉法人 全国社会福祉協議会',
    url: 'https://www.shakyo.or.jp/',
  },
  dietitians: {
    title: '日本栄養士会のホームページ',
    publisher: '公益社団法人 日本栄養士会',
    url: 'https://www.dietitian.or.jp/',
  },
  nurses: {
    title: '日本看護協会のホームページ',
    publisher: '公益社団法人 日本看護協会',
    url: 'https://www.nurse.or.jp/',
  },
  fireAgency: {
    title: '総務省消防庁のホームページ',
    publisher: '総務省消防庁',
    url: 'https://www.fdma.go.jp/',
  },
  suicidePrevention: {
    title: 'いのち支える自殺対策推進センターのホームページ',
    publisher: '一般社団法人 いのち支える自殺対策推進センター',
    url: 'https://jscp.or.jp/',
  },
} as const satisfies Record<string, NonNullable<ArticleItem['sources']>[number]>;
