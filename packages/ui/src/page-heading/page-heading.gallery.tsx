import { Button } from '../button/index.ts';
import { Container } from '../container/container.tsx';
import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { MoreLink } from '../link/index.ts';
import { PageHeading } from './page-heading.tsx';

export const pageHeadingGallery: PartGallery = {
  noun: 'page-heading',
  title: '画面の題',
  room: 'page',
  states: {
    題だけ: (
      <Container>
        <PageHeading>アカウント</PageHeading>
      </Container>
    ),
    'すべてある、長い言葉': (
      <Container>
        <PageHeading
          lead="いまの困りごとから選べます。何から話せばいいかわからないときも大丈夫です。"
          before={<MoreLink href="#home">ホームへ戻る</MoreLink>}
          aside={<Button>記録をつける</Button>}
        >
          {LONG_WORDS}
        </PageHeading>
      </Container>
    ),
  },
};
