import { color, family, media, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' })
export const narrow = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '56rem',
})
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const fields = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
/** A field that takes the whole line on a phone, where others share one. */
export const wide = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } })
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
/** Two lines of a cell; on a phone they stand at the end of the line, as all values do. */
export const both = style({
  display: 'grid',
  minInlineSize: 0,
  justifyItems: 'end',
  textAlign: 'end',
  '@media': { [media.desktop]: { justifyItems: 'start', textAlign: 'start' } },
})
export const values = style({ display: 'grid', minInlineSize: 0, justifyItems: 'end', overflowWrap: 'anywhere' })
export const muted = style({ color: color.muted, fontSize: size[14], fontWeight: weight.regular })
export const code = style({
  fontFamily: family.code,
  fontSize: size[12],
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const anywhere = style({ overflowWrap: 'anywhere' })
