import { type PostalCodeTown, readPostalCodeEndpoint } from '@hidamari/contract/postal-codes';
import { isPostalCode, normalizePostalCode } from '@hidamari/domain/members';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../data/browser-api.ts';
import { type AddressFill, type AddressValues, fillIn, wouldOverwrite } from './address-fill.ts';

/** How a look-up stands. `choose` also stands for one town that would take away what the person wrote. */
export type PostalCodeLookUp =
  | { kind: 'idle' | 'incomplete' | 'asking' | 'filled' | 'unknown' | 'failed' }
  | { kind: 'choose'; towns: readonly PostalCodeTown[]; isKeepable: boolean };

interface AddressFilling {
  lookUp: PostalCodeLookUp;
  /** The code was typed: looks it up at its seventh digit, once. */
  onTyped(text: string): void;
  /** The button: looks up what stands there. */
  onAsked(): void;
  /** One of the towns was chosen. */
  choose(town: PostalCodeTown): void;
  /** The person keeps what they wrote. */
  keep(): void;
}

/**
 * Fills the address of a form from its postal code (G52). What the person wrote themselves is never taken away unasked,
 * and without an answer the address is typed: nothing here can hold a form up.
 */
export function usePostalCode(
  values: AddressValues,
  change: (part: Partial<AddressValues>) => void,
): AddressFilling {
  const [lookUp, setLookUp] = useState<PostalCodeLookUp>({ kind: 'idle' });
  /** The form when the answer comes, not when it was asked for. */
  const latest = useRef({ values, change });
  latest.current = { values, change };
  const lastFill = useRef<AddressFill | null>(null);
  const lastCode = useRef(normalizePostalCode(values.postal_code));
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const write = (town: PostalCodeTown) => {
    const fill = fillIn(town, latest.current.values, lastFill.current);
    lastFill.current = { prefecture: town.prefecture, city: town.city, address: town.town };
    latest.current.change(fill);
    setLookUp({ kind: 'filled' });
  };
  const take = (towns: readonly PostalCodeTown[]) => {
    const [only, ...others] = towns;
    if (only === undefined) return setLookUp({ kind: 'unknown' });
    const isKeepable = towns.some((town) => wouldOverwrite(town, latest.current.values, lastFill.current));
    if (others.length === 0 && !isKeepable) return write(only);
    setLookUp({ kind: 'choose', towns, isKeepable });
  };
  const ask = async (code: string) => {
    asking.current?.abort();
    const stop = new AbortController();
    asking.current = stop;
    lastCode.current = code;
    setLookUp({ kind: 'asking' });
    try {
      take(await browserApi().call(readPostalCodeEndpoint, { params: { code } }, { signal: stop.signal }));
    } catch {
      if (!stop.signal.aborted) setLookUp({ kind: 'failed' });
    }
  };

  return {
    lookUp,
    onTyped(text) {
      const code = normalizePostalCode(text);
      if (code === lastCode.current) return;
      if (isPostalCode(code)) return void ask(code);
      asking.current?.abort();
      lastCode.current = code;
      setLookUp({ kind: 'idle' });
    },
    onAsked() {
      const code = normalizePostalCode(latest.current.values.postal_code);
      if (isPostalCode(code)) void ask(code);
      else setLookUp({ kind: 'incomplete' });
    },
    choose: write,
    keep: () => setLookUp({ kind: 'idle' }),
  };
}
