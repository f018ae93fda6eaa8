import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { browserQueryClient, createQueryClient } from './data/query-client.ts';

/**
 * What stands around every page that fetches as a member. Rendering on the server makes a client of its own for
 * each request; the browser keeps one per tab.
 */
export default function MemberArea() {
  const [client] = useState(() =>
    typeof window === 'undefined' ? createQueryClient() : browserQueryClient(),
  );
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
