/** What stands under the field while nothing is asked for. */
export const allQuestionsWords = (count: number): string => `質問は、全部で${count}件あります`;

/** The same where what finds them could not be fetched. */
export const failedWords = (count: number): string =>
  `いま、通信できずにさがせませんでした。質問は、下に全部で${count}件あります`;

export const foundQuestionsWords = (count: number): string =>
  count === 0 ? '見つかりませんでした' : `${count}件見つかりました`;
