import type { PartGallery } from '../gallery/part-gallery.ts';
import { ICON_PATHS, Icon, type IconName } from './index.ts';

export const iconGallery: PartGallery = {
  noun: 'icon',
  title: 'アイコン',
  room: 'wide',
  states: {
    すべて: (
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
        {Object.keys(ICON_PATHS).map((name) => (
          <li key={name} className="grid justify-items-center gap-1">
            <Icon name={name as IconName} size={32} />
            <span className="ui-meta">{name}</span>
          </li>
        ))}
      </ul>
    ),
    'ぬりつぶし・大きさ': (
      <p className="flex items-center gap-3">
        <Icon name="heart" size={20} /> <Icon name="heart" size={32} filled />{' '}
        <Icon name="heart" size={48} filled />
      </p>
    ),
  },
};
