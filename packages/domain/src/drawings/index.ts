export {
  COVERS,
  type CoverKey,
  type CoverName,
  GROUNDS,
  type GroundName,
  OBJECTS,
  type ObjectName,
  type StillLife,
  type StillLifeName,
  sceneOf,
  sharedPictureOf,
  stillLifeOf,
} from './drawings.ts';
