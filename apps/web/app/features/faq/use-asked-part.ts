import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { goToAskedPart, openNamedPart } from './asked-part.ts';

/**
 * Brings the part that the address asks for to the person, with its answer open.
 * @param asked id of a section or of a question; null for none.
 */
export function useAskedPart(asked: string | null): void {
  const { hash } = useLocation();
  useEffect(() => openNamedPart(hash), [hash]);
  useEffect(() => goToAskedPart(asked), [asked]);
}
