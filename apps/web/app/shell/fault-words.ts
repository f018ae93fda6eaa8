import { deskLoginHref, isDeskPath } from '@hidamari/domain/access';
import { pageTitle, siteTitle } from '@hidamari/domain/page-metadata';
import { matchScreen, type ScreenPath, screenAt, screenHref } from '@hidamari/domain/screens';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import type { DrawingName } from '@hidamari/ui/illustration';

interface FaultAction {
  label: string;
  /** Empty: the address on show, opened anew. A plain link, so that it needs no script. */
  href: string;
}

/** What a fault page says: what happened, what to do next; never whose fault or which code. */
export interface FaultWords {
  title: string;
  paragraphs: readonly string[];
  actions: readonly FaultAction[];
  drawing: DrawingName;
}

export type FaultKind = 'not-found' | 'server' | 'unavailable' | 'maintenance';

const HOME = { label: 'ホームへ', href: '/' } as const;
const AGAIN = { label: 'もう一度開く', href: '' } as const;
const SERVICES = { label: 'サービスを見る', href: screenHref('/services') } as const;
const TRY_AGAIN = '少し時間をおいて、もう一度お試しください。';

/** The pages of /404, /500, /503 and /maintenance (specification sections 2 and 8, G31, G117). */
export const FAULT_WORDS: Record<FaultKind, FaultWords> = {
  'not-found': {
    title: 'このページは見つかりませんでした',
    paragraphs: ['引っ越したか、なくなったのかもしれません。あなたのせいではありません。'],
    actions: [
      HOME,
      { label: '言葉でさがす', href: screenHref('/search') },
      { label: 'がんの情報を見る', href: screenHref('/articles') },
    ],
    drawing: 'cover-busstop',
  },
  server: {
    title: '画面を表示できませんでした',
    paragraphs: ['こちらの側で問題が起きました。あなたのせいではありません。', TRY_AGAIN],
    actions: [AGAIN, HOME],
    drawing: 'scene-error',
  },
  unavailable: {
    title: 'うまくつながりませんでした',
    paragraphs: [TRY_AGAIN],
    actions: [AGAIN, HOME],
    drawing: 'scene-offline',
  },
  maintenance: {
    title: 'ただいまメンテナンスをしています',
    paragraphs: ['お急ぎのときは、お電話ください（受付時間内）。'],
    actions: [{ label: 'もう一度開く', href: '/' }],
    drawing: 'scene-night',
  },
};

/** What became of what was written, by what the device's store says (decision 0074). */
const KEPT_WORDS = {
  kept: '書いたものは、この端末に残っています。',
  lost: '書いている途中のものは、残せませんでした。申し訳ありません。',
} as const;

/** Looked up in the store; `unknown` where nobody has, or nothing was written. */
export type WrittenWords = keyof typeof KEPT_WORDS | 'unknown';

/** Where a fault page stands. */
export interface FaultPlace {
  /** Null where the page's data did not come. */
  variant: VariantKey | null;
  /** Path on show. */
  pathname: string;
  /** Address of the page that a rejected query led away from, where one did. */
  leftAddress?: string | undefined;
  /** The desk has been open in this browser: what is missing there may be missing for a login that ended. */
  deskWasOpen?: boolean | undefined;
  written: WrittenWords;
}

/** The words of a fault at its place: ways that lead somewhere here, and of what was written only what was looked up. */
export function faultWordsAt(
  kind: FaultKind,
  { variant, pathname, leftAddress, deskWasOpen, written }: FaultPlace,
): FaultWords {
  const words = FAULT_WORDS[kind];
  if (kind === 'not-found' && deskWasOpen && isDeskPath(pathname)) return deskWords(pathname);
  const again = leftAddress ?? (isFaultScreen(pathname) ? null : AGAIN.href);
  const actions = words.actions.flatMap((action) => {
    if (action !== AGAIN) return [action];
    return again === null ? [] : [{ ...AGAIN, href: again }];
  });
  const hasServices = variant !== null && VARIANTS[variant].hasServices;
  return {
    ...words,
    paragraphs: written === 'unknown' ? words.paragraphs : [...words.paragraphs, KEPT_WORDS[written]],
    actions: kind === 'not-found' && hasServices ? [...actions, SERVICES] : actions,
  };
}

/** Of the desk, in a browser that knows it: the true reasons, and the one way on (decision 0078). */
const deskWords = (pathname: string): FaultWords => ({
  ...FAULT_WORDS['not-found'],
  paragraphs: ['担当者のログインが終わったか、この画面がないか、いまの役割では開けない画面です。'],
  actions: [{ label: '担当者のログインへ進む', href: deskLoginHref(pathname) }],
});

const screenOf = (address: string) => matchScreen(address.split(/[?#]/, 1)[0] ?? '')?.screen.path;

/** /500 itself, opened anew, is the fault again: there only another page is a way on. */
const isFaultScreen = (pathname: string) =>
  Object.values(SCREEN_OF_FAULT).some((path) => path === screenOf(pathname));

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

/** Document title of a fault page: that of its screen, with the name of its site (G1); without a variant the product's. */
export function faultTitle(kind: FaultKind, variant?: VariantKey): string {
  return pageTitle(screenAt(SCREEN_OF_FAULT[kind]).title, variant && siteTitle(variant));
}
