import { press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { MoreList, ShownCount } from './more-list.tsx';

export const moreListGallery: PartGallery = {
  noun: 'more-list',
  title: '続きを見る',
  states: {
    続きがある: <MoreList total={128} shown={20} onMore={press} />,
    読み込んでいる: <MoreList total={128} shown={20} onMore={press} isLoading />,
    続きがリンク: <MoreList total={128} shown={40} href="#more-list" />,
    すべて見た: <MoreList total={3} shown={3} onMore={press} />,
    件数: <ShownCount total={128} from={21} to={40} />,
    しぼりこんだ件数: <ShownCount total={38} to={20} of="「症状」を含む記録　" />,
  },
};
