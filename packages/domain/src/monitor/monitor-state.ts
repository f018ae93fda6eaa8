/** The states of a registration in the panel (G87): 申請中, 登録, 休止, 終了. */
const MONITOR_STATES = ['requested', 'registered', 'paused', 'ended'] as const;
export type MonitorState = (typeof MONITOR_STATES)[number];
