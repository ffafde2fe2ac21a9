import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, hairline, media, radius, space } from '../vars.css.ts'

export const blockWidth = createVar()
export const blockHeight = createVar()

const breathe = keyframes({ '50%': { opacity: 0.55 } })

export const block = style({
  display: 'block',
  inlineSize: blockWidth,
  blockSize: blockHeight,
  maxInlineSize: '100%',
  borderRadius: radius.small,
  background: color.skeleton,
  animation: `${breathe} 1.8s ease-in-out infinite`,
})

export const shapes = styleVariants({
  block: {},
  card: { borderRadius: radius.card },
  control: { borderRadius: radius.control },
  circle: { borderRadius: radius.round },
})

export const lines = style({ display: 'grid', gap: space[2] })
export const offer = style({
  display: 'flex',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
})
export const offerLayouts = styleVariants({
  column: { '@media': { [media.tablet]: { flexDirection: 'column' } } },
  row: {},
})
const cover = {
  flexShrink: 0,
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  margin: space[3],
  marginInlineEnd: 0,
  borderRadius: radius.control,
} as const
const whole = { margin: 0, borderRadius: 0, blockSize: 'auto' } as const
export const offerCovers = styleVariants({
  column: { ...cover, '@media': { [media.tablet]: { ...whole, inlineSize: 'auto', aspectRatio: '16 / 11' } } },
  row: { ...cover, '@media': { [media.tablet]: { ...whole, inlineSize: '9rem' } } },
})
export const offerWords = style({
  display: 'grid',
  alignContent: 'start',
  flexGrow: 1,
  gap: space[3],
  minBlockSize: '13rem',
  padding: space[4],
  '@media': { [media.narrow]: { gap: space[2], minBlockSize: '9.5rem', padding: space[3] } },
})
export const game = style({ display: 'grid', gap: space[3] })
export const poster = style({ aspectRatio: '3 / 4', blockSize: 'auto', inlineSize: '100%' })
export const between = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockStart: space[3],
})
