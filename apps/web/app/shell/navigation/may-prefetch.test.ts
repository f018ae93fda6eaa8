import { expect, it } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

it.each([
  // A document is none of the application's, in which a visitor only writes.
  { to: '/articles', from: '/login', visitor: false, member: true },
  { to: '/lp/aflac', from: '/', visitor: false, member: true },
  { to: '/login', from: '/', visitor: true, member: true },
  // Of members: a visitor is led to the login.
  { to: '/treatment-logs', from: '/', visitor: false, member: true },
  { to: '/favorite', from: '/articles', visitor: false, member: true },
  // Focus pages, and the desk.
  { to: '/articles', from: '/sign-up/role-verification', visitor: false, member: false },
  { to: '/', from: '/treatment-logs/new', visitor: false, member: false },
  { to: '/desk/members', from: '/desk', visitor: false, member: false },
  // A section of the same page, and an address that is no screen.
  { to: '', from: '/articles', visitor: false, member: false },
  { to: '/no-such-page', from: '/articles', visitor: true, member: true },
])(
  '$from から $to を先に読むのは、訪問者なら $visitor、会員なら $member',
  ({ to, from, visitor, member }) => {
    expect(mayPrefetch({ path: to, from, isVisitor: true })).toBe(visitor);
    expect(mayPrefetch({ path: to, from, isVisitor: false })).toBe(member);
  },
);
