import { Button } from '../button/index.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { MoreLink } from '../link/index.ts';
import { EmptyState } from './empty-state.tsx';

export const emptyStateGallery: PartGallery = {
  noun: 'empty-state',
  title: 'まだ何もないとき',
  states: {
    次にできることがある: (
      <EmptyState
        title="まだ記録はありません"
        actions={
          <>
            <Button icon="plus">最初の記録をつける</Button>
            <MoreLink href="#empty-state">記録の例を見る</MoreLink>
          </>
        }
      >
        「今日は少しだるい」の一言だけでも大丈夫です。次の診察で伝えやすくなります。
      </EmptyState>
    ),
    'ほかの絵、言葉だけ': (
      <EmptyState title="お知らせはありません" drawing="object-envelope" headingLevel={3}>
        新しいお知らせが届くと、ここに出ます。
      </EmptyState>
    ),
  },
};
