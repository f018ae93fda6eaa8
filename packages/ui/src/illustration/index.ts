export { Cover, type CoverImage, type CoverProps } from './cover.tsx';
export {
  COVERS,
  type CoverName,
  type DrawingName,
  drawingAddress,
  OBJECTS,
  type ObjectName,
  SCENES,
  type SceneName,
} from './drawings.ts';
export { Illustration, type IllustrationProps } from './illustration.tsx';
export { OutsideImage } from './outside-image.tsx';
export { WindowLight } from './window-light.tsx';
