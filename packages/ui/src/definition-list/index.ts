export { type Definition, DefinitionList } from './definition-list.tsx';
