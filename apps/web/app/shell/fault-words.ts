import { pageTitle } from '@hidamari/domain/page-metadata';
import { type ScreenPath, screenAt } from '@hidamari/domain/screens';
import type { DrawingName } from '@hidamari/ui/illustration';

/** What a fault page says: what happened, what to do next; never whose fault or which code. */
export interface FaultWords {
  title: string;
  paragraphs: readonly string[];
  actions: readonly { label: string; href: string }[];
  drawing: DrawingName;
}

export type FaultKind = 'not-found' | 'server' | 'unavailable' | 'maintenance';

const HOME = { label: 'ホームへ', href: '/' } as const;

/** The pages of /404, /500, /503 and /maintenance (specification sections 2 and 8, G31, G117). */
export const FAULT_WORDS: Record<FaultKind, FaultWords> = {
  'not-found': {
    title: 'このページは見つかりませんでした',
    paragraphs: ['引っ越したか、なくなったのかもしれません。あなたのせいではありません。'],
    actions: [HOME],
    drawing: 'cover-busstop',
  },
  server: {
    title: '画面を表示できませんでした',
    paragraphs: [
      'こちらの側で問題が起きました。あなたのせいではありません。',
      '少し時間をおいて、もう一度お試しください。書いたものは、この端末に残っています。',
    ],
    actions: [HOME],
    drawing: 'scene-error',
  },
  unavailable: {
    title: 'うまくつながりませんでした',
    paragraphs: ['少し時間をおいて、もう一度お試しください。書いたものは、この端末に残っています。'],
    actions: [HOME],
    drawing: 'scene-offline',
  },
  maintenance: {
    title: 'ただいまメンテナンスをしています',
    paragraphs: ['お急ぎのときは、お電話ください（受付時間内）。'],
    actions: [{ label: 'もう一度開く', href: '/' }],
    drawing: 'scene-night',
  },
};

/** The fault page of a status (specification section 8: 503 to /503, 400 to 429 to /404, the rest to /500). */
export function faultOfStatus(status: number): FaultKind {
  if (status === 503) return 'unavailable';
  return status >= 400 && status < 500 ? 'not-found' : 'server';
}

const SCREEN_OF_FAULT: Readonly<Record<FaultKind, ScreenPath>> = {
  'not-found': '/404',
  server: '/500',
  unavailable: '/503',
  maintenance: '/maintenance',
};

/** Document title of a fault page: that of its screen, with the product's name (G1). */
export function faultTitle(kind: FaultKind): string {
  return pageTitle(screenAt(SCREEN_OF_FAULT[kind]).title);
}
