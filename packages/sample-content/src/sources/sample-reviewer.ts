/**
 * A role that would read a text before it is published (G100), marked as made up: what comes with the portal was written
 * with it, and nobody of this role has read it. The operator's own reviewers stand without the mark.
 */
export function sampleReviewer(role: string): string {
  return `${role}（見本）`;
}
