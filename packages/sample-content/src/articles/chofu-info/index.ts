import type { ArticleItem } from '@hidamari/contract/content';
import { askingAtCityHall } from './asking-at-city-hall.ts';

/** What the municipality tells its own people: shown on its variant alone. */
export const CHOFU_INFO_ARTICLES: readonly ArticleItem[] = [askingAtCityHall];
