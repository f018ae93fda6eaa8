import { matchScreen } from '@hidamari/domain/screens';
import { useLocation } from 'react-router';
import { FaultContent } from '../fault-content.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/preparing';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each walk to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** A screen whose feature is still being built says so, and whom to ask meanwhile. Nothing links here. */
export default function Preparing() {
  const { pathname } = useLocation();
  const title = matchScreen(pathname)?.screen.title ?? '';
  return (
    <FaultContent
      words={{
        title: `「${title}」は準備中です`,
        paragraphs: ['このページは、いま準備をしています。お急ぎのことは、お電話でおたずねください。'],
        actions: [{ label: 'ホームへ', href: '/' }],
        drawing: 'scene-empty',
      }}
    />
  );
}
