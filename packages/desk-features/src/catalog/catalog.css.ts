import { color, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] })
export const narrow = style({
  maxInlineSize: '44rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
})
export const search = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  '@media': { [media.tablet]: { maxInlineSize: '32rem' } },
})
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const name = style({ display: 'flex', alignItems: 'center', gap: space[3] })
const picture = {
  objectFit: 'cover',
  background: color.sunken,
  borderRadius: radius.control,
  flex: 'none',
} as const
export const small = style({ ...picture, inlineSize: '2.25rem', blockSize: '3rem' })
export const cover = style({ ...picture, inlineSize: '9rem', blockSize: '12rem' })
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const muted = style({ color: color.muted, fontSize: size[14], overflowWrap: 'anywhere' })
export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const language = style({
  display: 'flex',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const names = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const checks = style({ display: 'grid', gap: space[3] })
export const values = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  overflowWrap: 'anywhere',
})
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
})
