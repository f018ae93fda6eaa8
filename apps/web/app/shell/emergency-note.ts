import { EMERGENCY_LINES, EMERGENCY_TEXT } from '@hidamari/domain/emergency';

const NUMBERS = EMERGENCY_LINES.map(({ number, href, name }) => ({ number, href, name }));

/** Emergency words and numbers as footer, panel and error pages show them (G118). */
export const EMERGENCY_NOTE = { text: EMERGENCY_TEXT, numbers: NUMBERS };
