import { hoursText } from '@hidamari/domain/consultation-hours';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../../shell/page-under-test.fixture.tsx';
import { LandingHero } from './landing-hero.tsx';

// @proves screen /lp/chofu
it.each(VARIANT_KEYS)('%sの紹介ページのはじめに、受付時間と、年末年始も入れたお休みの日を示す', (variant) => {
  expect(drawOnPage(<LandingHero variant={variant} />)).toContain(hoursText(variant));
});
