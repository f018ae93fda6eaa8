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
