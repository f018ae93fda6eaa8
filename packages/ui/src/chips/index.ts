export { Chip, ChipLink, Chips, type ChipsProps } from './chips.tsx';
