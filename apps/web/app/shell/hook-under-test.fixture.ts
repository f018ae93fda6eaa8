import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

vi.stubGlobal('window', Object.assign(new EventTarget(), { HTMLIFrameElement: class {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** What React asks of the container of a root that renders no element: unit tests have no document. */
function emptyContainer(): Element {
  const ownerDocument = { addEventListener() {} };
  const asked = { nodeType: 1, tagName: 'DIV', ownerDocument, addEventListener() {} };
  return asked as unknown as Element;
}

interface ProbeProps<Answer> {
  useHook: () => Answer;
  onRendered(answer: Answer): void;
}

function Probe<Answer>({ useHook, onRendered }: ProbeProps<Answer>) {
  onRendered(useHook());
  return null;
}

/** A hook as the browser runs it: unlike on the server, a state that changes after an `await` renders it again. */
export async function hookUnderTest<Answer>(useHook: () => Answer) {
  const answers: Answer[] = [];
  const probe = createElement(Probe<Answer>, { useHook, onRendered: (answer) => answers.push(answer) });
  await act(async () => createRoot(emptyContainer()).render(probe));
  return {
    /** What the hook returned in its last render. */
    now(): Answer {
      const last = answers.at(-1);
      if (last === undefined) throw new Error('nothing was rendered');
      return last;
    },
    /** Takes a step, and renders all that it changes. */
    async step(take: () => void): Promise<void> {
      await act(async () => take());
    },
  };
}
