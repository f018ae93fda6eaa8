/** What runs the portal once `npm run build` has made it, seen from the repository's top folder. */
export const SERVER_ENTRY = 'apps/server/build/server.js';
