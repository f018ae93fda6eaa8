import { answeringWords } from '@hidamari/domain/emergency';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/index.ts';

/** A line for somebody who cannot go on: who may call it, when it answers, and what that costs. */
export type CrisisLine = {
  number: string;
  href: string;
  name: string;
  /** Null for everybody. */
  audience: string | null;
  hours: string;
  cost: string;
  /** It answers at this moment. */
  isAnswering: boolean;
};

export type CrisisCardProps = {
  heading: string;
  /** What is offered, in one sentence. */
  body: string;
  lines: readonly CrisisLine[];
  /** Nearer than the lines: our own desk. */
  children?: ReactNode;
  /** Whom to call when a life is in danger now. Left out where nothing may alarm (G101). */
  danger?: ReactNode;
  closeLabel?: string;
  /** Without it the card stands as long as its reason does. */
  onClose?: () => void;
};

/**
 * Beside words of somebody who does not want to go on (G119): an offer, calm, and closed with one press; beside an answer of
 * somebody who is very low it is calmer still, and stands (G101). It blocks nothing
 * and sends nothing. Its place has to be there before it comes, and say it aloud (`aria-live`).
 */
export function CrisisCard(props: CrisisCardProps) {
  const { heading, body, lines, children, danger, closeLabel = 'いまは閉じる', onClose } = props;
  const id = useId();
  return (
    // Two fields of a page may each have one: a group, since regions of one name cannot be told apart.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; here is none.
    <div className="ui-crisis-card" role="group" aria-labelledby={id}>
      <div>
        <p className="ui-crisis-card-heading" id={id}>
          {heading}
        </p>
        <p>{body}</p>
      </div>
      {children}
      <CrisisLines lines={lines} />
      {danger ? <p>{danger}</p> : null}
      {onClose ? (
        <div>
          <Button kind="plain" size="small" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Marked, because a page may stand open into another hour. */
function Answering({ isAnswering }: Pick<CrisisLine, 'isAnswering'>) {
  const Words = isAnswering ? 'em' : 'span';
  return <Words data-answering="">{answeringWords(isAnswering)}</Words>;
}

/** A number in a sentence is read in one piece: hyphens at which no line ends. */
const unbroken = (text: string) => text.replaceAll('-', '\u2011');

/** The numbers alone, each a row to press: in the card, and in one press where the card was closed. */
export function CrisisLines({ lines }: { lines: readonly CrisisLine[] }) {
  return (
    <ul className="ui-crisis-lines">
      {lines.map(({ number, href, name, audience, hours, cost, isAnswering }) => (
        <li key={number}>
          <a href={href}>
            <b>{number}</b>
            <span>
              <span>{name}</span>
              {audience ? <small>{unbroken(audience)}</small> : null}
              <small>
                <Answering isAnswering={isAnswering} />
                <span>{`（${hours}）`}</span>
              </small>
              <small>{cost}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
