export type { MonitorState } from './monitor-state.ts';
