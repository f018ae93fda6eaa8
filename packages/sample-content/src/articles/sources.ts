import type { ArticleItem } from '@hidamari/contract/content';

/** Sources are named by institution and front page; a deep address that may move is never given. */
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
  neurology: {
    title: '国立精神・神経医療研究センターのホームページ',
    publisher: '国立精神・神経医療研究センター',
    url: 'https://www.ncnp.go.jp/',
  },
} as const satisfies Record<string, NonNullable<ArticleItem['sources']>[number]>;
