/** What `next start` does by itself, compression too; only what differs from the portal for no reason is off. */
export default { poweredByHeader: false };
