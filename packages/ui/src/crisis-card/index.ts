export { CrisisCard, type CrisisCardProps, type CrisisLine, CrisisLines } from './crisis-card.tsx';
