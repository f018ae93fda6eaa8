export { Cover, type CoverDrawing, type CoverImage, type CoverProps } from './cover.tsx';
export { type DrawingName, drawingAddress, SCENES, type SceneName } from './drawings.ts';
export { Illustration, type IllustrationProps, WindowLight } from './illustration.tsx';
export { OutsideImage } from './outside-image.tsx';
