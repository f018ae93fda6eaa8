import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

/** A number to call at once, with what it is for. */
export type EmergencyNumber = { number: string; href: string; name: string };

export type EmergencyBoxProps = {
  heading: string;
  /** Sentences of decision G118, in their order. */
  sentences: readonly string[];
  numbers: readonly EmergencyNumber[];
  /** Neither advice number reaches every area: this line is never left out. */
  caveat: string;
  headingLevel?: 2 | 3;
  /** More about the numbers, below everything. */
  children?: ReactNode;
};

/** What to do when someone is suddenly worse. Words and numbers come from the product's emergency texts. */
export function EmergencyBox({
  heading,
  sentences,
  numbers,
  caveat,
  headingLevel = 2,
  children,
}: EmergencyBoxProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section className="ui-emergency">
      <Heading>
        <Icon name="alert" size={24} />
        {heading}
      </Heading>
      <p>{withWholeNumbers(sentences.join(''))}</p>
      <ul>
        {numbers.map(({ number, href, name }) => (
          <li key={number}>
            <a href={href}>
              <b>{number}</b>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="ui-meta">{caveat}</p>
      {children}
    </section>
  );
}

/** 119番 stands in one line: whoever looks for the number in a hurry does not look for its other half. */
function withWholeNumbers(text: string) {
  return text.split(/(#?\d+番?)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence, never reordered.
      <span key={index} className="ui-emergency-number">
        {piece}
      </span>
    ),
  );
}

/**
 * The same in a few lines: footer, panel, error pages. Numbers that stand in `text` become links to the telephone.
 */
export function EmergencyLine({
  text,
  numbers,
  title,
}: {
  text: string;
  numbers: readonly EmergencyNumber[];
  title?: string;
}) {
  return (
    <div className="ui-emergency-line">
      <Icon name="alert" size={24} />
      <p>
        {title ? <b>{title}</b> : null}
        {linkNumbers(text, numbers)}
      </p>
    </div>
  );
}

/**
 * The same where little room is: the first sentence stands, its numbers to be pressed, and the whole text opens below
 * it, without a script too.
 */
export function EmergencyFold({
  first,
  summary,
  text,
  numbers,
}: {
  first: string;
  /** What the press brings. */
  summary: string;
  text: string;
  numbers: readonly EmergencyNumber[];
}) {
  return (
    <div className="ui-emergency-fold">
      <EmergencyLine text={first} numbers={numbers} />
      <details>
        <summary>
          {summary}
          <Icon name="down" size={20} />
        </summary>
        <p>{linkNumbers(text, numbers)}</p>
      </details>
    </div>
  );
}

/** Splits a text at the known numbers (119 with its 番, where it follows). */
function linkNumbers(text: string, numbers: readonly EmergencyNumber[]) {
  const pattern = new RegExp(`((?:${numbers.map(({ number }) => number).join('|')})番?)`);
  return text.split(pattern).map((piece, index) => {
    const found = index % 2 === 1 && numbers.find(({ number }) => piece.startsWith(number));
    if (!found) return piece;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed sentence, never reordered.
      <a key={index} href={found.href}>
        {piece}
      </a>
    );
  });
}
