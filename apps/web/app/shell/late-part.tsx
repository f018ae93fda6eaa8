import { PartFailed } from '@hidamari/ui/part-failed';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { FaultBoundary } from './fault-boundary.tsx';
import { late } from './late.ts';

type Bring<P> = () => Promise<{ default: ComponentType<P> }>;

/** A component whose script comes when it is first drawn. */
interface LateComponent<P> {
  /** Draws it, and has it brought before; fails where it does not come. */
  readonly latest: ComponentType<P>;
  /** React keeps for good that one has not come: the next try is a new one. */
  renew: () => ComponentType<P>;
}

export function lateComponent<P>(bring: Bring<P>): LateComponent<P> {
  const load = late(bring);
  const begin = (): ComponentType<P> => lazy(load) as unknown as ComponentType<P>;
  let latest = begin();
  return {
    get latest() {
      return latest;
    },
    renew() {
      latest = begin();
      return latest;
    },
  };
}

/** A component whose script comes when it is first drawn, and what stands in its place where it does not come. */
export const lazyOr = <P,>(bring: Bring<P>, Instead: ComponentType<P>): ComponentType<P> =>
  lazy(() => bring().catch(() => ({ default: Instead }))) as unknown as ComponentType<P>;

interface LatePartProps<P> {
  of: LateComponent<P>;
  props: P;
  /** Which part, as `PartFailed` names it: 「メモ」. */
  what: string;
  /** Its place while it comes. */
  wait: ReactNode;
}

/**
 * A part of a page whose script comes late. Where it does not come, the part alone says so and can be asked for again
 * (G103): a lost connection must not take away what stands around it, such as a number to call.
 */
export function LatePart<P extends object>({ of, props, what, wait }: LatePartProps<P>) {
  const [Part, setPart] = useState(() => of.latest);
  const failed = (draw: () => void) => (
    <PartFailed
      what={what}
      onReload={() => {
        setPart(of.renew);
        draw();
      }}
    />
  );
  return (
    <FaultBoundary fallback={failed}>
      <Suspense fallback={wait}>
        <Part {...props} />
      </Suspense>
    </FaultBoundary>
  );
}
