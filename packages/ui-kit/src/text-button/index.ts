export { TextButton, TextButtonLink, type TextButtonLinkProps, type TextButtonProps } from './text-button.tsx'
