export { Progress, Working } from './progress.tsx';
