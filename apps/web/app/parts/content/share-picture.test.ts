import { expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { sharePicture } from './share-picture.ts';

const page = {
  content: { uploadFilePath: async (key: string) => ({ value: `/share/${key || 'any'}.png`, stale: false }) },
} as unknown as PageContext;
const OWN = { url: 'https://images.example/a.png', width: 1200, height: 630 };

it.each([
  ['編集者の絵がある', { image: OWN, cover: 'cover-visit' }, OWN.url],
  ['描いた絵の名前だけがある', { cover: 'cover-visit' }, '/share/cover-visit.png'],
  ['どちらもない', {}, '/share/any.png'],
])('%sの場合に、共有する絵', async (_, pictured, address) => {
  expect(await sharePicture(page, pictured)).toBe(address);
});
