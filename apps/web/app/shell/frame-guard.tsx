import { Component, type ReactNode } from 'react';

interface FrameGuardProps {
  /** Drawn instead, once what stands inside has failed. */
  bare: ReactNode;
  children: ReactNode;
}

/**
 * Stands around the page of a fault: where its own frame fails too, which may be what failed first, the bare page takes
 * its place instead of an empty window. In a browser only; on the server the plain page of the last resort answers.
 */
export class FrameGuard extends Component<FrameGuardProps, { isBroken: boolean }> {
  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }
  override state = { isBroken: false };
  override render(): ReactNode {
    return this.state.isBroken ? this.props.bare : this.props.children;
  }
}
