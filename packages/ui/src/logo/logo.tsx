import { Fragment } from 'react';
import { Link } from '../link/index.ts';

/** The four panes of the window. Decoration: the name stands beside it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `ui-logo-mark ${className}` : 'ui-logo-mark'}
      viewBox="0 0 36 36"
      aria-hidden="true"
    >
      <path d="M10 4h10l-2.6 12H7.4z" fill="var(--sun-strong)" />
      <path d="M22.5 4h10l-2.6 12h-10z" fill="var(--key)" />
      <path d="M6.8 18.5h10l-2.6 12h-10z" fill="var(--key)" />
      <path d="M19.3 18.5h10l-2.6 12h-10z" fill="var(--sun-strong)" />
    </svg>
  );
}

export type LogoProps = {
  /** Where the name leads: the home of the variant. */
  href: string;
  /** The name of the service, and the small line under it. */
  name?: string;
  line?: string;
};

/** From this many characters on, a name does not fit beside a phone's three buttons. */
const LONG_NAME = 9;

/** The small line and the part of it in brackets, which a phone's header has no room for. */
function partsOf(line: string): { main: string; note: string } {
  const start = line.indexOf('（');
  return start < 1 ? { main: line, note: '' } : { main: line.slice(0, start), note: line.slice(start) };
}

/** 「調布市」 and the rest: a long name breaks there and nowhere else. */
const placeAndName = (name: string): string[] => name.split(/(?<=[都道府県市区町村])(?=.{4})/);

/** The name of the service with its window; leads home. */
export function Logo({ href, name = 'ひだまり', line = 'がん相談' }: LogoProps) {
  const { main, note } = partsOf(line);
  return (
    <Link
      href={href}
      className="ui-logo"
      aria-label={`${name} ${line} ホーム`}
      {...(name.length >= LONG_NAME && { 'data-long': '' })}
    >
      <LogoMark />
      <span>
        <b>
          {placeAndName(name).map((part, index) => (
            <Fragment key={part}>
              {index === 0 ? null : <wbr />}
              <span>{part}</span>
            </Fragment>
          ))}
        </b>
        <small>
          <span>{main}</span>
          {note === '' ? null : <span className="ui-logo-note">{note}</span>}
        </small>
      </span>
    </Link>
  );
}
