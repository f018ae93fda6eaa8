import type { CleanedHtml } from '@hidamari/contract/content';
import type { PartGallery } from '@hidamari/ui/gallery';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { Favourites } from '../favourites/favourites.tsx';
import { SearchEntry } from '../search/search-entry.tsx';
import { ContentBody } from './clean-html.tsx';
import { MembersOnlyNote, NotNarrowedNote, ReviewDueNote } from './content-notes.tsx';
import type { ListedService } from './listed-services.ts';
import { MarkedPieces } from './marked-pieces.tsx';
import { MarkedText } from './marked-text.tsx';
import { NewsRows } from './news-rows.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { ReviewedBy } from './reviewed-by.tsx';
import { ServiceCard, ServiceCover, ServiceRows } from './service-card.tsx';
import { SourceList } from './source-list.tsx';
import { TermNotes } from './term-notes.tsx';
import { TextEnd } from './text-end.tsx';

const SERVICE: ListedService = {
  id: 'bill-reading',
  title: '医療費の通知を一緒に読む',
  summary: '届いた通知や明細を見ながら、相談員が言葉の意味を説明します。',
  category: { id: 'money', name: 'お金' },
  provider: 'supporter',
  provider_name: 'ひだまり がん相談の相談員',
  fee: '無料',
  is_free: true,
  tag: ['電話で'],
  cover: 'cover-letter',
  href: '/financial/bill-reading',
  sub_category: [],
  recommend_category: [],
  review_due: false,
};

const PARTNER: ListedService = {
  ...SERVICE,
  id: 'house',
  title: '掃除や買い物、料理の下ごしらえを、体調の悪い日だけでも頼める家事の手伝い',
  category: { id: 'life', name: 'くらし' },
  provider: 'partner',
  provider_name: 'てまり家事手伝い（見本）',
  fee: '有料（料金は予約の前に案内されます）',
  is_free: false,
  cover: 'cover-home',
  href: '/life/house',
};

/** As a member's page brings them: one kept, one not. */
const KEPT = { article: {}, service: { house: '2026-11-15 09:00:00' } };

export const serviceCardGallery: PartGallery = {
  noun: 'service-card',
  title: 'サービスのカード',
  states: {
    ふつう: <ServiceCard service={SERVICE} />,
    '会員の、保存したもの、長い言葉': (
      <Favourites kept={KEPT}>
        <ServiceCard service={PARTNER} />
      </Favourites>
    ),
    '会員の、前に開いたもの': <ServiceCard service={SERVICE} isSeen />,
    行: <ServiceRows services={[SERVICE, PARTNER]} />,
    訪問者への知らせ: <MembersOnlyNote href="/life/ancs" />,
    絵だけ: <ServiceCover service={{}} shape="photo" />,
    保存のボタン: (
      <Favourites kept={KEPT}>
        <FavouriteButton kind="service" id="house" title="家事の手伝い" shape="button" />
      </Favourites>
    ),
  },
};

const MARKED_TEXT =
  '<h2 id="section-1">検査のあと</h2><p><button type="button" class="term" popovertarget="term-biopsy">生検</button>の結果を待ちます。</p><aside class="memo"><h3>書き方の例</h3><dl><div><dt>いつ</dt><dd>朝</dd></div></dl></aside>' as CleanedHtml;

export const readingGallery: PartGallery = {
  noun: 'reading',
  title: '読みものの部分',
  states: {
    '文と、説明のある言葉': (
      <>
        <ContentBody html={MARKED_TEXT} />
        <TermNotes
          terms={[
            {
              id: 'biopsy',
              name: '生検',
              kana: 'せいけん',
              meaning: '体の一部をとって、くわしく調べる検査です。',
            },
          ]}
        />
      </>
    ),
    参考にした資料: (
      <SourceList
        sources={[
          { title: 'がん情報サービス', publisher: '国立がん研究センター', url: 'https://ganjoho.jp/' },
          { title: '聞き取りのまとめ', publisher: '編集部', year: 2026 },
        ]}
      />
    ),
    文の終わり: (
      <TextEnd
        name="この記事"
        limits="この記事は一般的な内容です。"
        text={{
          sources: [{ title: 'がん情報サービス', publisher: '国立がん研究センター' }],
          figure_sources: [{ title: '高額療養費', publisher: '見本の市', year: 2026 }],
          change_log: [{ day: '2026-10-05', text: '公開しました。' }],
          next_review_at: '2027-10-04',
        }}
      />
    ),
    確かめた人: <ReviewedBy day="2026-10-05" reviewer="看護師" />,
    見直しの時期: <ReviewDueNote />,
    しぼりこめないとき: <NotNarrowedNote />,
    こまかくしぼりこめないとき: <NotNarrowedNote isPartly />,
    公開前: <PreviewBanner leftOut={[]} />,
    '公開前（出せない書き方がある）': <PreviewBanner leftOut={['span[style: color]', 'form']} />,
    印のついた文: (
      <p>
        <MarkedText text="治療のあとのだるさ" words={['だるさ']} />
        <MarkedPieces pieces={[{ text: '、倦怠感', isMatch: false }]} />
      </p>
    ),
    お知らせの行: (
      <NewsRows
        seen={['records']}
        news={[
          {
            id: 'year-end',
            title: '年末年始（12/30〜1/3）の受付について',
            publishedAt: '2026-10-30T00:00:00.000Z',
            important: true,
          },
          {
            id: 'records',
            title: '記録を、まとめて受け取れるようになりました',
            publishedAt: '2026-10-19T00:00:00.000Z',
            important: false,
          },
        ]}
      />
    ),
    さがす: <SearchEntry />,
  },
};
