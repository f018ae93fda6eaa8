import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { ExternalLink, Link, LinkProvider, MoreLink } from './index.ts';

export const linkGallery: PartGallery = {
  noun: 'link',
  title: 'リンク',
  states: {
    文の中: (
      <p>
        くわしくは<Link href="#link">治療費のしくみ</Link>と、
        <ExternalLink href="https://example.jp/">国の案内のページ</ExternalLink>をご覧ください。
      </p>
    ),
    次の場所へ: <MoreLink href="#link">がんの情報をすべて見る</MoreLink>,
    長い言葉: <MoreLink href="#link">{LONG_WORDS}</MoreLink>,
    アプリのリンク: (
      <LinkProvider component={({ href, children }) => <a href={href}>{children}</a>}>
        <p>
          <Link href="/dev/parts">部品の見本のはじめ</Link>へ戻れます。
        </p>
      </LinkProvider>
    ),
  },
};
