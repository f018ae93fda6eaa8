import { onForgetMember } from '../../shell/data/tab-session.ts';
import { crisisClosings } from './closed-cards.ts';

// What a member closed is nobody else's after them.
onForgetMember(crisisClosings.forget);
