import type { ScreenRows } from '../screen.ts';

/** Error pages (specification section 8). The texts are in `error-pages`. */
export const ERRORS = {
  '/404': { id: 'notFound', title: 'ページが見つかりません', access: 'public', document: true },
  '/500': { id: 'serverFault', title: '問題が起きました', access: 'public', document: true },
  '/503': {
    id: 'unavailable',
    title: 'ただいまつながりにくくなっています',
    access: 'public',
    document: true,
  },
  '/error': {
    id: 'error',
    title: 'お手続きを続けられませんでした',
    access: 'public',
    document: true,
    screens: ['U-E01', 'U-E02', 'U-E03', 'U-E04', 'U-E05', 'U-E06', 'U-E07', 'U-E08', 'U-E09', 'U-E10'],
  },
} as const satisfies ScreenRows;
