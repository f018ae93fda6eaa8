import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { LineMark } from '../line-mark/line-mark.tsx';
import { LinkRow, LinkRows } from './link-row.tsx';

export const linkRowGallery: PartGallery = {
  noun: 'link-row',
  title: '行のリンク',
  states: {
    ふつう: (
      <LinkRows>
        <LinkRow href="#chat" icon="chat" title="チャットで相談する" note="いまなら5分ほどでお返事します" />
        <LinkRow
          href="#line"
          mark={<LineMark />}
          title="LINEでお知らせを受け取る"
          note="お返事が届いたことをお伝えします"
        />
        <LinkRow href="#plain" title="言葉だけの行" />
      </LinkRows>
    ),
    いまの場所: (
      <LinkRows>
        <LinkRow href="#here" icon="book" title="いまの場所" current />
        <LinkRow href="#next" icon="book" title="次の場所" />
      </LinkRows>
    ),
    長い言葉: (
      <LinkRows>
        <LinkRow href="#long" icon="book" title={LONG_WORDS} note={LONG_WORDS} />
        <LinkRow href="#short" icon="home" title="くらし" />
      </LinkRows>
    ),
  },
};
