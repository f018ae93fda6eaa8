import { goToAskedPart, openNamedPart } from './asked-part.ts';
import { startFaqFind } from './start-faq-find.ts';

/** The questions of a document: the part that the address asks for, and what finds them. */
export function startFaq(): void {
  const page = document.querySelector<HTMLElement>('[data-faq]');
  if (page === null) return;
  const { asked = null } = page.dataset;
  openNamedPart(location.hash);
  addEventListener('hashchange', () => openNamedPart(location.hash));
  goToAskedPart(asked);
  startFaqFind(() => import('./find-questions.ts'));
}
