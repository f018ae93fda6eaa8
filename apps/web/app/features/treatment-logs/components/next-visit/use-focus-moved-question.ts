import { useLayoutEffect, useRef, useState } from 'react';

/** The id of a question's button; `by` as in `moved`. */
export function moveButtonId(questionId: string, by: -1 | 1): string {
  return `${questionId}-${by === -1 ? 'up' : 'down'}`;
}

/**
 * Keeps the focus on the button that moved a question: a browser drops it with the row it takes out and puts in again.
 * At the end of the list that button is closed, and its neighbour takes the focus. `said` tells listeners the new place.
 */
export function useFocusMovedQuestion(questions: readonly { id: string }[]) {
  const pressed = useRef<{ id: string; by: -1 | 1 } | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { id, by } = pressed.current;
    pressed.current = null;
    const buttons = [by, by === -1 ? 1 : -1] as const;
    const open = buttons
      .map((way) => document.getElementById(moveButtonId(id, way)))
      .find((button) => button instanceof HTMLButtonElement && !button.disabled);
    open?.focus();
    setSaid(`${questions.findIndex((question) => question.id === id) + 1}番目に動かしました`);
  }, [questions]);
  return {
    said,
    follow: (id: string, by: -1 | 1) => {
      pressed.current = { id, by };
    },
  };
}
