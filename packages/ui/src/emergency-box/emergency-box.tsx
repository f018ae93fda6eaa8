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
    <section className="ui-emergency" data-emergency="whole">
      <Heading>
        <Icon name="alert" size={24} />
        {heading}
      </Heading>
      <p>{withWholeNumbers(sentences.join(''))}</p>
      <EmergencyRows numbers={numbers} />
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

/** Each number a row of its own, high enough for a hand that shakes. */
function EmergencyRows({ numbers }: { numbers: readonly EmergencyNumber[] }) {
  return (
    <ul className="ui-emergency-rows">
      {numbers.map(({ number, href, name }) => (
        <li key={number}>
          <a href={href}>
            <b>{number}</b>
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The same in a few lines: footer, panel, error pages. Below the text each number has its row. It stands once on a page:
 * where a part of the page has it, the footer leaves it out.
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
    <div className="ui-emergency-line" data-emergency="whole">
      <Words title={title} text={text} />
      <EmergencyRows numbers={numbers} />
    </div>
  );
}

function Words({ title, text }: { title?: string | undefined; text: string }) {
  return (
    <div className="ui-emergency-words">
      <Icon name="alert" size={24} />
      <p>
        {title ? <b>{title}</b> : null}
        {withWholeNumbers(text)}
      </p>
    </div>
  );
}

/**
 * The same where little room is: the first sentence stands, its numbers in rows to be pressed, and the whole text opens
 * below with the other numbers, without a script too.
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
  const named = numbers.filter(({ number }) => first.includes(number));
  return (
    <div className="ui-emergency-fold">
      <div className="ui-emergency-line">
        <Words text={first} />
        <EmergencyRows numbers={named} />
      </div>
      <details>
        <summary>
          {summary}
          <Icon name="down" size={20} />
        </summary>
        <p>{withWholeNumbers(text)}</p>
        <EmergencyRows numbers={numbers.filter((number) => !named.includes(number))} />
      </details>
    </div>
  );
}
