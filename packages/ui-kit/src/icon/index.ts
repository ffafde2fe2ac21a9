export { Icon, type IconProps, type IconShape, iconAfter, iconBefore } from './icon.tsx'
