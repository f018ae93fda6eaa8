import { TelephoneLink, type TelephoneNumber } from '../call-box/call-box.tsx';
import { EmergencyLine, type EmergencyNumber } from '../emergency-box/emergency-box.tsx';
import { Link } from '../link/index.ts';
import { Logo, type LogoProps } from '../logo/logo.tsx';

export type SiteFooterProps = {
  logo: LogoProps;
  number: TelephoneNumber;
  /** Days and hours, days off, cost: one line each. */
  lines: readonly string[];
  links: readonly { id: string; label: string; href: string }[];
  emergency: { text: string; numbers: readonly EmergencyNumber[] };
  copyright: string;
};

/** The id of the foot: without scripts the menu's link leads here, to every link and the number. */
export const FOOTER_ID = 'site-footer';

/** The foot of every screen: number and hours, links, and what to do in an emergency. */
export function SiteFooter({ logo, number, lines, links, emergency, copyright }: SiteFooterProps) {
  return (
    <footer className="ui-footer" id={FOOTER_ID} data-print="hide">
      <div className="ui-container" data-width="wide">
        <div className="ui-footer-columns">
          <div>
            <Logo {...logo} />
            <TelephoneLink number={number} size="normal" />
            <p className="ui-hours">
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          </div>
          <ul>
            {links.map(({ id, label, href }) => (
              <li key={id}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <EmergencyLine {...emergency} />
        <p className="ui-footer-end">{copyright}</p>
      </div>
    </footer>
  );
}
