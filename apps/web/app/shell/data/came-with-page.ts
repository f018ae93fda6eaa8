/** An answer to a query, told from a later answer to the same one by its time. */
interface Answer {
  queryHash: string;
  state: { dataUpdatedAt: number };
}

/** What came with the page on screen. In the browser alone: a server draws pages of many people. */
let came: readonly string[] = [];

const nameOf = ({ queryHash, state }: Answer) => `${queryHash} ${state.dataUpdatedAt}`;

/** Notes the answers that the server read for the page that opens now, in place of those of the page before. */
export function noteCameWithPage(answers: readonly Answer[]): void {
  if (typeof window !== 'undefined') came = answers.map(nameOf);
}

/** Whether this answer came with the page on screen: nobody needs to ask for it as the page opens. */
export const hasComeWithPage = (answer: Answer): boolean => came.includes(nameOf(answer));
