/** While LINE or the portal is asked: said, not only shown. */
export function LineWait({ children = 'そのまま、少しお待ちください。' }: { children?: string }) {
  return <p role="status">{children}</p>;
}
