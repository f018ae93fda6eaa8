/**
 * What was published under which number (G32): a sum over title and words of each version of each bundled text, the oldest
 * first. A row stays for good: somebody may have agreed to it. Of the first versions, whose words were changed under one number, it is the last words. The test beside it says what to do where words and row differ.
 */
export const PUBLISHED_VERSIONS: Readonly<
  Record<string, readonly { version: number; date: string; sum: string }[]>
> = {
  'terms-aflac': [
    { version: 1, date: '2026-10-01', sum: 'I6-xj-6XFCJxevD-E9Zrb0' },
    { version: 2, date: '2026-11-25', sum: 'I6-xj-6XFCJxevD-E9Zrb0' },
    { version: 3, date: '2026-11-28', sum: 'yDdHO93KFssrlGwOV3qjH0' },
  ],
  'terms-hatch': [
    { version: 1, date: '2026-10-01', sum: 'ev1e4yeyvayWgoCPKSVdxk' },
    { version: 2, date: '2026-11-25', sum: 'ev1e4yeyvayWgoCPKSVdxk' },
    { version: 3, date: '2026-11-28', sum: 'XtlBrbmXLqtqvGjT_RF-dQ' },
  ],
  'terms-chofu': [
    { version: 1, date: '2026-10-01', sum: 'GieNygDzvWFCxvdBSaMeRg' },
    { version: 2, date: '2026-11-25', sum: 'GieNygDzvWFCxvdBSaMeRg' },
    { version: 3, date: '2026-11-28', sum: 'ie1SEwdXFzjyc_YfaMZyCl' },
  ],
  'privacy-policy': [
    { version: 1, date: '2026-10-01', sum: 'BeQ211LtDc9Tk8xnF9MBYa' },
    { version: 2, date: '2026-11-28', sum: 'Qw1Cs5VLD8nOauF6_E3plM' },
  ],
  'privacy-policy-chofu': [
    { version: 1, date: '2026-10-01', sum: 'DQubIv2vhSKvyAYjvwFp2L' },
    { version: 2, date: '2026-11-28', sum: 'jVy_KM3UvwX_DntFOrVE4T' },
  ],
  'privacy-rule-chofu': [
    { version: 1, date: '2026-10-01', sum: 'ajmztPoOxnlx9Cb5J0ehmV' },
    { version: 2, date: '2026-11-25', sum: 'ajmztPoOxnlx9Cb5J0ehmV' },
  ],
  'site-policy-aflac': [
    { version: 1, date: '2026-10-01', sum: '4emhYptyPU6ZHfJrABBwgj' },
    { version: 2, date: '2026-11-28', sum: 'aZchIzYgrMpVs5uGNO9McU' },
  ],
  'site-policy-hatch': [
    { version: 1, date: '2026-10-01', sum: 'lqFrP25NGj1mFVLRCMB1b4' },
    { version: 2, date: '2026-11-28', sum: 'wJC8XZVGdh4BAtiRfO7yeM' },
  ],
  'site-policy-chofu': [
    { version: 1, date: '2026-10-01', sum: 'b3xyQg8BVAmMfaJHdqHfJw' },
    { version: 2, date: '2026-11-28', sum: 'ksG__XFNKvDfLM08xamcZn' },
  ],
  'service-policy': [{ version: 1, date: '2026-10-01', sum: 'bjJkMbN5gr8uQFiZDx3jF_' }],
  'sensitive-data-consent': [
    { version: 1, date: '2026-10-01', sum: '5VAgqGMS_2IhCCnexON9-W' },
    { version: 2, date: '2026-11-28', sum: '2UVxPH0dMPE5i3r7uk49Zx' },
  ],
};
