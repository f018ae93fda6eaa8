import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { MoreLink } from '../link/index.ts';
import { SectionHeading } from './section-heading.tsx';

export const sectionHeadingGallery: PartGallery = {
  noun: 'section-heading',
  title: '見出し',
  states: {
    大きい: <SectionHeading>いま、できること</SectionHeading>,
    横に言葉がある: (
      <SectionHeading aside={<MoreLink href="#section-heading">すべて見る</MoreLink>}>
        お知らせ
      </SectionHeading>
    ),
    ふつう: <SectionHeading size="normal">次の診察</SectionHeading>,
    小さい: (
      <SectionHeading level={3} size="small">
        持っていくもの
      </SectionHeading>
    ),
    長い言葉: <SectionHeading>{LONG_WORDS}</SectionHeading>,
  },
};
