import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { DefinitionList } from './definition-list.tsx';

export const definitionListGallery: PartGallery = {
  noun: 'definition-list',
  title: '項目と内容',
  states: {
    '内容がある・ない': (
      <DefinitionList
        items={[
          { term: 'お名前', description: '見本 花子' },
          { term: 'メールアドレス', description: '' },
        ]}
      />
    ),
    長い言葉: (
      <DefinitionList
        items={[
          { term: 'いま困っていること', description: LONG_WORDS },
          { term: 'メールアドレス', description: 'mihon.no.nagai.adoresu.desu@example.jp' },
        ]}
      />
    ),
  },
};
