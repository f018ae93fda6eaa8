/** The questions in the member's order, numbered from 0 without gaps; equal numbers keep the order they came in. */
export function inMemberOrder<Q extends { order: number }>(questions: readonly Q[]): Q[] {
  return questions.toSorted((a, b) => a.order - b.order).map((question, order) => ({ ...question, order }));
}

/** The list with one entry moved to another place; unchanged when either place is none of the list's. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
