export { CrisisCard, type CrisisCardProps, type CrisisLine } from './crisis-card.tsx';
