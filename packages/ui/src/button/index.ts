export { Button, type ButtonKind, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button.tsx';
export { ButtonPair } from './button-pair.tsx';
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './icon-button.tsx';
