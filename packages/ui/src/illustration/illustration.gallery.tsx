import { COVERS, GROUNDS, OBJECTS } from '@hidamari/domain/drawings';
import { BROKEN_PICTURE, EXAMPLE_PICTURE } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { Cover, Illustration, SCENES, WindowLight } from './index.ts';

const GRID = 'grid grid-cols-2 gap-4 md:grid-cols-4';
const IMAGE = { url: EXAMPLE_PICTURE, width: 8, height: 8 };

export const illustrationGallery: PartGallery = {
  noun: 'illustration',
  title: '絵',
  room: 'wide',
  states: {
    表紙: (
      <div className={GRID}>
        {COVERS.map((name) => (
          <Cover key={name} drawing={name} />
        ))}
      </div>
    ),
    '表紙（ものと場所）': (
      <div className={GRID}>
        {OBJECTS.map((object, at) => (
          <Cover key={object} drawing={`${object}-on-${GROUNDS[at % GROUNDS.length] ?? 'shelf'}`} />
        ))}
      </div>
    ),
    表紙の形: (
      <div className={GRID}>
        <Cover drawing="read" shape="band" />
        <Cover drawing="read" shape="photo" />
        <Cover drawing="read" shape="square" />
        <Cover image={IMAGE} alt="見本の写真" />
      </div>
    ),
    届かない写真の代わり: (
      <div className={GRID}>
        <Cover image={{ ...IMAGE, url: BROKEN_PICTURE }} alt="届かない写真" instead="garden" />
      </div>
    ),
    場面: (
      <div className={GRID}>
        {SCENES.map((name) => (
          <Illustration key={name} drawing={`scene-${name}`} />
        ))}
      </div>
    ),
    もの: (
      <div className={GRID}>
        {OBJECTS.map((name) => (
          <Illustration key={name} drawing={`object-${name}`} />
        ))}
      </div>
    ),
    '窓の絵（読み上げる言葉つき）': (
      <Illustration drawing="hero" className="max-w-narrow" alt="窓ぎわの椅子に日が差している" />
    ),
    窓からの光: (
      <div className="relative h-40 overflow-hidden bg-surface-sunk">
        <WindowLight place="greeting" />
      </div>
    ),
  },
};
