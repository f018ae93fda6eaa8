import { placeOf } from '../part-addresses.ts';
import { GalleryGroupPage } from './gallery-group-page.tsx';
import { GalleryIndex } from './gallery-index.tsx';
import { LoneStatePage } from './single-state-page.tsx';

/** What an address of the gallery shows: the index, a group, or one state alone. */
export default function GalleryPlace(params: Parameters<typeof placeOf>[0]) {
  const { group, state } = { ...placeOf(params) };
  if (group && state) return <LoneStatePage group={group} state={state} />;
  return group ? <GalleryGroupPage group={group} /> : <GalleryIndex />;
}
