import { LOG_LIMITS } from '../treatment-logs/index.ts';

/** Limits of a next visit (G69). Lengths count characters as a person counts them. */
export const VISIT_LIMITS = {
  hospital: LOG_LIMITS.hospitalName,
  department: LOG_LIMITS.department,
  purpose: 120,
  questions: 50,
  questionText: 120,
  answer: 300,
  belongings: 30,
  belonging: 40,
  memo: 500,
  companion: 30,
  /** Visits that a member has planned at once: far more than anybody has, and no list without an end. */
  planned: 50,
  /** Past visits that the nearest one is answered with (G69). */
  past: 3,
  /** Past visits of a page, for whoever reads on behind those three. */
  pastPage: 20,
  /** Years ahead that a visit may lie; a date further on was mistyped. */
  yearsAhead: 5,
} as const;
