/** The states of a registration in the panel (G87). */
export const MONITOR_STATES = ['requested', 'registered', 'paused', 'ended'] as const;
export type MonitorState = (typeof MONITOR_STATES)[number];

/** As member and desk read them (G87). */
export const MONITOR_STATE_LABELS: Readonly<Record<MonitorState, string>> = {
  requested: '申請中',
  registered: '登録',
  paused: '休止',
  ended: '終了',
};

/** Whose act it is: the member's own, or the desk's. */
export type MonitorActor = 'member' | 'desk';

interface MonitorRule {
  readonly by: MonitorActor;
  /** `none`: nothing was ever requested. */
  readonly from: readonly (MonitorState | 'none')[];
  /** `same`: the state stays. */
  readonly to: MonitorState | 'same';
}

/** A registration that has not ended. */
const STANDING = ['requested', 'registered', 'paused'] as const;

/**
 * 申請中→登録→休止→終了 (G87): who may do what, and from where. What is not named here is nobody's. Stopping is possible
 * from everywhere, by the member and, where a member asks for it on the telephone, by the desk.
 */
const RULES = {
  request: { by: 'member', from: ['none', 'ended'], to: 'requested' },
  correct: { by: 'member', from: STANDING, to: 'same' },
  pause: { by: 'member', from: ['registered'], to: 'paused' },
  resume: { by: 'member', from: ['paused'], to: 'registered' },
  withdraw: { by: 'member', from: STANDING, to: 'ended' },
  register: { by: 'desk', from: ['requested'], to: 'registered' },
  close: { by: 'desk', from: STANDING, to: 'ended' },
} as const satisfies Readonly<Record<string, MonitorRule>>;
export type MonitorAct = keyof typeof RULES;

const ACTS = Object.keys(RULES) as MonitorAct[];
const ruleOf = (act: MonitorAct): MonitorRule => RULES[act];

/** The state after an act; null where the act is not possible from here. `state` null: nothing was ever requested. */
export function afterMonitorAct(act: MonitorAct, state: MonitorState | null): MonitorState | null {
  const { from, to } = ruleOf(act);
  if (!from.includes(state ?? 'none')) return null;
  return to === 'same' ? state : to;
}

/** What somebody may do with a registration as it stands, in the order of the rules. */
export function monitorActsOf(by: MonitorActor, state: MonitorState | null): MonitorAct[] {
  return ACTS.filter((act) => ruleOf(act).by === by && afterMonitorAct(act, state) !== null);
}

/** The states that a member asks for by themselves, and the act that leads there. */
export const MEMBER_ACT_TO = {
  registered: 'resume',
  paused: 'pause',
  ended: 'withdraw',
} as const satisfies Partial<Record<MonitorState, MonitorAct>>;
export type MemberMonitorTarget = keyof typeof MEMBER_ACT_TO;
