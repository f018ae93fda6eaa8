export * from './case-parts.ts';
export {
  type CallMade,
  type ColleagueCall,
  callMade,
  colleagueCall,
  type OnCallNotice,
  onCallNotice,
  type PendingCall,
} from './colleague-calls.ts';
export * from './consultations.endpoints.ts';
export * from './desk-cases.endpoints.ts';
export * from './desk-danger.endpoints.ts';
export * from './live.ts';
export * from './member-card.endpoints.ts';
