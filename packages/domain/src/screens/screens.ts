import { VARIANT_KEYS } from '../site-variants/index.ts';
import { ARTICLES } from './rows/articles.ts';
import { DESK } from './rows/desk.ts';
import { ERRORS } from './rows/errors.ts';
import { HOME_AND_PAGES } from './rows/home-and-pages.ts';
import { LINE } from './rows/line.ts';
import { LOG_IN } from './rows/log-in.ts';
import { MEMBERSHIP } from './rows/membership.ts';
import { RULES } from './rows/rules.ts';
import { SERVICES } from './rows/services.ts';
import { SURVEYS } from './rows/surveys.ts';
import { TREATMENT_LOGS } from './rows/treatment-logs.ts';
import type { Screen, ScreenRow } from './screen.ts';

const ROWS = {
  ...HOME_AND_PAGES,
  ...LOG_IN,
  ...MEMBERSHIP,
  ...RULES,
  ...SURVEYS,
  ...ERRORS,
  ...LINE,
  ...ARTICLES,
  ...SERVICES,
  ...TREATMENT_LOGS,
  ...DESK,
} as const;

/** Every path of the portal, as React Router writes it. A renamed page breaks the build wherever it is named. */
export type ScreenPath = keyof typeof ROWS;
/** The stable names of the screens. */
export type ScreenName = (typeof ROWS)[ScreenPath]['id'];

/** Every screen of the portal (specification section 2, and the product's own). */
export const SCREENS: readonly Screen<ScreenPath>[] = (Object.keys(ROWS) as ScreenPath[]).map((path) =>
  toScreen(path, ROWS[path]),
);

/** The screen of a path of the table. */
export function screenAt(path: ScreenPath): Screen<ScreenPath> {
  return toScreen(path, ROWS[path]);
}

function toScreen<Path extends string>(path: Path, row: ScreenRow): Screen<Path> {
  return {
    path,
    id: row.id,
    screens: row.screens ?? [],
    title: row.title,
    description: row.description ?? null,
    access: row.access,
    index: row.index ?? false,
    on: row.on ?? VARIANT_KEYS,
    chrome: row.chrome ?? 'full',
    isDocument: row.document ?? false,
    wayOut: row.wayOut ?? null,
    needs: row.needs ?? [],
    provedBy: row.provedBy ?? [],
    staffRoles: row.staffRoles ?? [],
    ofVariant: row.ofVariant ?? null,
    redirectTo: row.redirectTo ?? null,
  };
}
