import { CRISIS_CARD, CRISIS_LINES } from '../emergency/index.ts';

/** The number first, then when it answers and what it costs: nobody is to press a number that is silent at this hour. */
const numberLine = ({ name, number, hours, cost }: (typeof CRISIS_LINES)[number]) =>
  `${number}　${name}（${hours}。${cost}）`;

/**
 * What one supporter may send alone and at once to somebody whose words suggest danger, before the second reader is there
 * (G119, decision 0076). It stays in the conversation, so it says only what is true later too, and promises nothing that others would have to
 * keep. Nobody can change it: words of one's own go by two people.
 */
export const FIRST_AID_TEXT = [
  'お書きくださったことを、相談員が読みました。',
  'つらいお気持ちを伝えてくださって、ありがとうございます。',
  '',
  CRISIS_CARD.danger,
  '',
  'お返事は、二人の相談員で読んでから書きます。そのあいだも、お話を聴く窓口があります。',
  ...CRISIS_LINES.map(numberLine),
].join('\n');
