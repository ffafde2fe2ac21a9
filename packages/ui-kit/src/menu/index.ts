export { Menu, Popover, type PopoverProps, type PopoverProps as MenuProps } from './menu.tsx'
export {
  MenuButton,
  type MenuButtonProps,
  MenuHeading,
  MenuLink,
  type MenuLinkProps,
  MenuSeparator,
} from './menu-items.tsx'
