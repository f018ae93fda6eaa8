import type { TestInfo } from '@playwright/test';

/** Somebody who signs up: nobody else in the run has the same number and address. */
export interface NewPerson {
  phone: string;
  email: string;
  password: string;
}

/** A person of their own for one test; `key` tells several of one test apart. */
export function newPerson({ parallelIndex, testId, retry }: TestInfo, key = 0): NewPerson {
  const digits = [...`${testId}${retry}${key}`].reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1e7,
    7,
  );
  const own = `${parallelIndex}${String(digits).padStart(7, '0')}`;
  return { phone: `090${own}`, email: `person-${own}@e2e.example`, password: 'ひだまりの庭で休む' };
}
