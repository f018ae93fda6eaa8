import { Button } from '@hidamari/ui/button';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  /** Drawn instead, once what stands inside has failed; `tryAgain` draws the inside anew. */
  fallback: (tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * What stands inside fails alone, and something else takes its place. In a browser only: on the server the plain page of
 * the last resort answers.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, { isBroken: boolean }> {
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override state = { isBroken: false };
  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children;
  }
}

/**
 * A number to tell on the telephone, with a button that copies it (G117; `startCopyButtons`). The number stays on show: it
 * may be read out while the finger is still on the button.
 */
export function FaultNumber({ id }: { id: string }) {
  return (
    <div className="fault-number">
      <p>
        お問い合わせ番号 <b>{id}</b>
      </p>
      <Button kind="quiet" size="small" icon="copy" value="copy">
        番号をコピー
      </Button>
      <p role="status" />
    </div>
  );
}

interface PartBoundaryProps {
  /** Which part: 「お知らせ」. */
  what: string;
  children: ReactNode;
}

/**
 * A part of a page whose fault does not take the page away, with what is written there: it says so in its place, and can
 * be drawn again (G103). Place it around what can be done without, never around a form.
 */
export function PartBoundary({ what, children }: PartBoundaryProps) {
  return (
    <FaultBoundary fallback={(tryAgain) => <PartFailed what={what} onReload={tryAgain} />}>
      {children}
    </FaultBoundary>
  );
}
