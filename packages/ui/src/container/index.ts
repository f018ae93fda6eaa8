export { Band, type BandProps, Container, type ContainerProps, type ContainerWidth } from './container.tsx';
