import { style, styleVariants } from '@vanilla-extract/css'
import { color, controlLine, hairline, media, motion, radius, shadow, size, space, weight } from '../vars.css.ts'

export const form = style({ position: 'relative', inlineSize: '100%' })

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  border: controlLine,
  borderRadius: radius.control,
  background: color.surface,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&:has(input:focus-visible)': {
      borderColor: color.focus,
      boxShadow: `0 0 0 1px ${color.focus}, 0 0 0 4px color-mix(in oklab, ${color.focus} 22%, transparent)`,
    },
  },
})

export const sizes = styleVariants({ md: { minBlockSize: '2.75rem' }, lg: { minBlockSize: '3.5rem' } })

export const leading = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  borderInlineEnd: hairline,
})
export const icon = style({ display: 'inline-flex', paddingInlineStart: space[3], color: color.faint })

export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingInline: space[3],
  border: 0,
  background: 'transparent',
  fontSize: size[16],
  '::placeholder': { color: color.faint, opacity: 1, textOverflow: 'ellipsis' },
  selectors: { '&:focus-visible': { outline: 'none' }, '&::-webkit-search-cancel-button': { appearance: 'none' } },
})

export const submit = style({
  alignSelf: 'stretch',
  marginBlock: '3px',
  marginInlineEnd: '3px',
  paddingInline: space[4],
  borderRadius: radius.small,
  background: color.accent,
  color: color.onAccent,
  fontSize: size[14],
  fontWeight: weight.semibold,
  transition: `background-color ${motion.quick}`,
  '@media': { [media.hover]: { ':hover': { background: color.accentHover } } },
})

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[2]})`,
  insetInline: 0,
  zIndex: 40,
  maxBlockSize: 'min(32rem, 70dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[2],
  border: hairline,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.far,
})

export const inPlace = style({
  position: 'static',
  maxBlockSize: 'none',
  marginBlockStart: space[3],
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
})

export const group = style({
  selectors: {
    '&:not(:first-child)': { marginBlockStart: space[2], paddingBlockStart: space[2], borderBlockStart: hairline },
  },
})
export const groupLabel = style({
  padding: `${space[1]} ${space[3]}`,
  fontSize: size[12],
  fontWeight: weight.semibold,
  color: color.faint,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.control,
  fontSize: size[14],
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { background: color.accentSoft } },
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})
