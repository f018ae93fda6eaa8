import type { CleanedHtml } from '@hidamari/contract/content';
import type { PartGallery } from '@hidamari/ui/gallery';
import { ArticleCard, ArticleRow, ArticleRows } from './article-card.tsx';
import { ArticleCover } from './article-cover.tsx';
import { CategoryTag } from './byline.tsx';
import { CleanHtml } from './clean-html.tsx';
import { PartStaleNote, StaleNote } from './content-notes.tsx';
import { IllnessConsentText } from './illness-consent-text.tsx';
import type { ListedArticle } from './listed-articles.ts';

const SHORT: ListedArticle = {
  id: 'write-before-visit',
  title: '診察のまえに、聞きたいことを三つにしぼる',
  category: { id: 'treatment', name: '治療' },
  cover: 'cover-visit',
  contributor: 'ひだまり編集部',
  summary: '短い診察の時間に、聞きたいことを聞くための準備です。',
  reading_minutes: 4,
  reviewed_at: '2026-10-01',
};

const LONG: ListedArticle = {
  ...SHORT,
  id: 'before-taking-leave',
  title: '抗がん剤の治療を受けながら、仕事と子育てを続けるために利用できる制度と、その申し込みのしかた',
  category: { id: 'story', name: '体験談' },
  contributor: 'つくしさん（見本）',
  cover: 'cover-work',
  summary: '会社に伝えるとき、だれに、何を、どこまで話すかを、いっしょに考えます。'.repeat(3),
};

export const articleCardGallery: PartGallery = {
  noun: 'article-card',
  title: '記事のカード',
  states: {
    ふつう: <ArticleCard article={SHORT} />,
    '長い言葉、まとめつき': <ArticleCard article={LONG} hasSummary />,
    行: <ArticleRows articles={[SHORT, LONG]} />,
    '長い行、まとめつき': <ArticleRow article={LONG} hasSummary />,
    絵だけ: <ArticleCover article={{ cover: undefined, eye_catch: undefined }} shape="band" />,
    種類の札: (
      <p className="flex flex-wrap gap-2">
        <CategoryTag category={SHORT.category} />
        <CategoryTag category={LONG.category} />
      </p>
    ),
  },
};

export const contentGallery: PartGallery = {
  noun: 'content',
  title: '記事の中身',
  states: {
    文: (
      <CleanHtml
        className="ui-prose"
        html={'<p>くわしくは、<a href="/articles">がんの情報</a>をご覧ください。</p>' as CleanedHtml}
      />
    ),
    届かない写真のある文: (
      <CleanHtml
        className="ui-prose"
        html={
          '<p>下の写真は届きません。</p><p><img src="data:image/png;base64,AA==" alt="届かない写真の説明" width="8" height="8"></p><p><img src="data:image/png;base64,AA==" alt=""></p>' as CleanedHtml
        }
      />
    ),
    病気の情報の同意の文: (
      <IllnessConsentText
        text={{ body: '<p>お預かりするのは、次の情報です（見本）。</p>' as CleanedHtml, version: 2 }}
      />
    ),
    同意の文が読めない: <IllnessConsentText text={null} />,
    最新でないかもしれない: <StaleNote />,
    部分だけが最新でないかもしれない: <PartStaleNote isStale isTold={false} />,
  },
};
