import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, controlLine, hairline, media, motion, radius, shadow, size, space, weight } from '../vars.css.ts'

export const details = style({ position: 'relative', display: 'inline-block' })

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  fontSize: size[14],
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `background-color ${motion.quick}`,
  selectors: { 'details[open] > &': { background: color.sunken } },
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})

export const outlined = style({ border: controlLine, background: color.surface })
export const bare = style({ paddingInline: 0, minInlineSize: '2.75rem', justifyContent: 'center' })

export const arrow = style({
  selectors: {
    '&&::after': { color: color.faint, transition: `transform ${motion.quick}` },
    'details[open] > &&::after': { transform: 'rotate(180deg)' },
  },
})

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[2]})`,
  zIndex: 40,
  minInlineSize: '13rem',
  inlineSize: 'max-content',
  maxInlineSize: `min(24rem, calc(100vw - ${space[8]}))`,
  maxBlockSize: 'min(32rem, 75dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: hairline,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.far,
  animation: `${drop} ${motion.quick}`,
})

export const padded = style({ padding: space[2] })

export const aligned = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.control,
  fontSize: size[14],
  fontWeight: weight.medium,
  textAlign: 'start',
  color: color.text,
  selectors: {
    '&[aria-current]:not([aria-current=false])': { color: color.accentText, background: color.accentSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})

export const itemIcon = style({ display: 'inline-flex', color: color.faint })
export const itemEnd = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space[3],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const danger = style({ color: color.dangerText })
export const heading = style({
  padding: `${space[2]} ${space[3]}`,
  fontSize: size[12],
  fontWeight: weight.semibold,
  color: color.faint,
})
export const separator = style({ border: 0, borderBlockStart: hairline, marginBlock: space[2] })
