import { caseNumberText, readCaseNumber } from '../consultations/index.ts';
import { foldWidth } from '../japanese-text/index.ts';

/** H-1003 of a case, C-7K4M-QX2H or M-7K4M-QX2H of an inquiry, as people write them. */
const NUMBERS = /\bH-?\d{1,9}\b|\b[CM]-[2-9A-Z]{4}-[2-9A-Z]{4}\b/gi;

/** The numbers of cases and inquiries in what was noted of a promised call, each as the desk shows it. */
export function numbersNamedIn(noted: string): string[] {
  const found = [...foldWidth(noted).matchAll(NUMBERS)].map(([typed]) => {
    const number = readCaseNumber(typed);
    return number === null ? typed.toUpperCase() : caseNumberText(number);
  });
  return [...new Set(found)];
}
