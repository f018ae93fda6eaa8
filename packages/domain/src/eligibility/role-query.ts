/** Query parameter by which a link chooses the programme; its values stand in `VARIANTS` as `roleQuery`. */
export const ROLE_PARAMETER = 'role';

/**
 * An own address (path, query, fragment) without its role parameter: a member's own type always wins, so a
 * contact link must not ask for another (specification section 6). The rest stays as written.
 */
export function withoutRole(address: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && pair.split('=')[0] !== ROLE_PARAMETER);
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
}
