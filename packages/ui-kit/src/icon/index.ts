export { Icon, type IconProps, type IconShape } from './icon.tsx'
