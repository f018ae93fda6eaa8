import { isValidElement } from 'react';

/** Every component that was drawn since the last `clear`: what a gallery really shows, not what it says it shows. */
export const drawn = new Set<unknown>();

/** React's own way to make an element, which takes note of what each is an element of. */
export function takingNote<Runtime extends object>(runtime: Runtime): Runtime {
  const noted = Object.entries(runtime).map(([name, make]) => {
    if (typeof make !== 'function') return [name, make];
    return [
      name,
      (type: unknown, ...rest: unknown[]) => {
        drawn.add(type);
        return make(type, ...rest);
      },
    ];
  });
  return { ...runtime, ...Object.fromEntries(noted) };
}

/** Takes note of the elements that stand in a state itself: they were made when the gallery was read. */
export function noteElements(node: unknown): void {
  if (Array.isArray(node)) for (const piece of node) noteElements(piece);
  if (!isValidElement(node)) return;
  drawn.add(node.type);
  for (const value of Object.values(node.props as object)) noteElements(value);
}
