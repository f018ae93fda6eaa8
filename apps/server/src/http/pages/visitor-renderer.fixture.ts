import { setImmediate as nextTurn } from 'node:timers/promises';
import { listFavouriteArticlesEndpoint } from '@hidamari/contract/favourites';
import type { PageHandler } from './page-handler.ts';

const STATUS = { enter: 200, not_found: 404, members_own: 403, redirect: 202 } as const;

/** Long enough to be compressed. */
const FILLER = `<p>${'あ'.repeat(400)}</p>`;

/** A renderer that writes who asked, for what, and in whose words, and what its loader read as that person. */
export function createCrowdRenderer(): { handler: PageHandler; renders: () => number } {
  let renders = 0;
  const handler: PageHandler = async (request, context, verdict) => {
    renders += 1;
    // Some pages take longer than others: they overtake one another.
    for (let turn = renders % 4; turn > 0; turn -= 1) await nextTurn();
    const { api, member, variant } = context;
    const kept = await api.call(listFavouriteArticlesEndpoint, { query: {} }).then(
      ({ data }) => data.map(({ page_id }) => page_id).join(),
      () => 'なし',
    );
    await nextTurn();
    const { host, pathname, search } = new URL(request.url);
    const who = member ? [member.displayName, member.memberId, member.accessToken, member.hashUserId] : [];
    const html =
      `<html><title>ことば:${variant}</title><h1>番地:${host}${pathname}${search}</h1>` +
      `<p>だれ:${who.join(' ')}</p><p>とっておいた:${kept}</p>${FILLER}</html>`;
    return new Response(html, {
      status: STATUS[verdict.kind],
      // What a renderer sets is for the person it draws for.
      headers: { 'content-type': 'text/html; charset=utf-8', 'set-cookie': `drawn=${who.length}; Path=/` },
    });
  };
  return { handler, renders: () => renders };
}

/** In whose words an answer of that renderer is. */
export const wordsIn = (text: string) => [...text.matchAll(/ことば:(\w+)/g)].map(([, variant]) => variant);

/** For which address it was drawn; undefined where nothing was. */
export const addressIn = (text: string) => /番地:([^<]*)</.exec(text)?.[1];
