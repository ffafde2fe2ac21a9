export { directionOf } from './direction-of.ts'
export { Heading, type HeadingProps, Text, type TextProps } from './text.tsx'
