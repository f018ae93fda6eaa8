import type { ArticleItem } from '@hidamari/contract/content';
import { bedByTheWindow } from './bed-by-the-window.ts';
import { betweenClassroomAndWard } from './between-classroom-and-ward.ts';
import { firstPhoneCall } from './first-phone-call.ts';
import { fiveCallsToTheOffice } from './five-calls-to-the-office.ts';
import { fourNotebooks } from './four-notebooks.ts';
import { husbandInTheKitchen } from './husband-in-the-kitchen.ts';
import { motherFarAway } from './mother-far-away.ts';
import { offTheDriversSeat } from './off-the-drivers-seat.ts';
import { secondNews } from './second-news.ts';
import { whenIWasFourteen } from './when-i-was-fourteen.ts';

/** Stories of invented people (G99), each marked as an example. */
export const STORY_ARTICLES: readonly ArticleItem[] = [
  firstPhoneCall,
  husbandInTheKitchen,
  offTheDriversSeat,
  fourNotebooks,
  betweenClassroomAndWard,
  motherFarAway,
  whenIWasFourteen,
  fiveCallsToTheOffice,
  secondNews,
  bedByTheWindow,
];
