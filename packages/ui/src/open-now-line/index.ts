export { type OpenNow, OpenNowLine, type OpenNowState } from './open-now-line.tsx';
