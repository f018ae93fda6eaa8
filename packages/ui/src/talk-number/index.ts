export { type TalkNumber, TalkNumberCard } from './talk-number-card.tsx';
