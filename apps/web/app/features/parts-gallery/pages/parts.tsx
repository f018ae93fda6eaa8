import '../components/parts.css';
import { type LinkProps, LinkProvider } from '@hidamari/ui/link';
import { lazy } from 'react';
import { data, type MetaDescriptor } from 'react-router';
import { NO_CHROME } from '../../../shell/frame/chrome.tsx';
import { placeOf } from '../part-addresses.ts';
import type { Route } from './+types/parts';

export const handle = NO_CHROME;

export const meta = (): MetaDescriptor[] => [
  { title: '部品の見本（開発用） | ひだまり がん相談' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export function loader({ params }: Route.LoaderArgs) {
  if (placeOf(params) === null) throw data(null, { status: 404 });
  return null;
}

/** A plain anchor: a sample fetches no screen ahead. */
function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

/** Fetched for itself: the manifest that every page brings would else name each file of every part once more. */
const GalleryPlace = lazy(() => import('../components/gallery-place.tsx'));

/** /dev/parts: every part in every state, for those who build and for the browser tests (decision 0026). */
export default function Parts({ params }: Route.ComponentProps) {
  return (
    <LinkProvider component={PlainLink}>
      <GalleryPlace {...params} />
    </LinkProvider>
  );
}
