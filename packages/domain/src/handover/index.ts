export type { HandoverItem, HandoverPartner } from './partners.ts';
