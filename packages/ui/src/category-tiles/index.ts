export { type CategoryTile, CategoryTiles, type CategoryTilesProps } from './category-tiles.tsx';
