import { ExampleRow } from '../gallery/example-row.tsx';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { ConcernTag, CountBadge, Tag } from './tag.tsx';

export const tagGallery: PartGallery = {
  noun: 'tag',
  title: '札',
  states: {
    困りごと: (
      <ExampleRow>
        <ConcernTag concern="treatment" />
        <ConcernTag concern="financial" />
        <ConcernTag concern="life" />
        <ConcernTag concern="mental" />
      </ExampleRow>
    ),
    ようす: (
      <ExampleRow>
        <Tag>対応中</Tag>
        <Tag tone="key">新着</Tag>
        <Tag tone="ok" icon="check">
          確認済み
        </Tag>
        <Tag tone="caution">あと4日</Tag>
        <Tag tone="danger">大切なお知らせ</Tag>
      </ExampleRow>
    ),
    数: (
      <ExampleRow>
        <CountBadge count={3} name="未読" />
        <CountBadge count={128} name="未読の返事" />
      </ExampleRow>
    ),
  },
};
