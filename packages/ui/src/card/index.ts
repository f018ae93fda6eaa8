export { Card, type CardProps, type CardTone } from './card.tsx';
