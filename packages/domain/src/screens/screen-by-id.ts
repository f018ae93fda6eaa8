import type { Screen } from './screen.ts';
import { SCREENS, type ScreenPath } from './screens.ts';

const ERROR_PAGE_ID = /^U-E\d{2}$/;

/**
 * The screen of an id such as U-M01 (specification section 2.3), or null. An id that several paths carry names
 * the first (G30).
 */
export function screenById(id: string): Screen<ScreenPath> | null {
  return SCREENS.find(({ screens }) => screens.includes(id)) ?? null;
}

/**
 * Where `next_page_id` leads (G30). An unknown id leads home; an id whose path needs an id and comes without one
 * leads to its list; an error page keeps its id in the query.
 */
export function hrefOfScreenId(screenId: string, params: { readonly id?: string | undefined } = {}): string {
  const screen = screenById(screenId);
  if (!screen) return '/';
  if (ERROR_PAGE_ID.test(screenId)) return `${screen.path}?id=${screenId}`;
  if (!screen.path.includes('/:id')) return screen.path;
  if (params.id) return screen.path.replace(':id', encodeURIComponent(params.id));
  return screen.path.slice(0, screen.path.indexOf('/:id'));
}
