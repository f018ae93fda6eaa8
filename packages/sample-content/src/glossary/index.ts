import type { GlossaryTermItem } from '@hidamari/contract/content';
import { EXAMINATION_TERMS } from './examinations.ts';
import { MONEY_AND_SYSTEMS } from './money-and-systems.ts';
import { PEOPLE_AND_PLACES } from './people-and-places.ts';
import { SYMPTOM_TERMS } from './symptoms.ts';
import { TREATMENT_TERMS } from './treatment.ts';

/** Words that articles use, explained in two or three plain sentences. */
export const GLOSSARY: readonly GlossaryTermItem[] = [
  ...EXAMINATION_TERMS,
  ...TREATMENT_TERMS,
  ...SYMPTOM_TERMS,
  ...PEOPLE_AND_PLACES,
  ...MONEY_AND_SYSTEMS,
];
