import { style } from '@vanilla-extract/css'
import { color, radius, size, space, weight } from '../vars.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const tag = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space[1],
  maxInlineSize: '100%',
  paddingInline: space[2],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.small,
  color: color.muted,
  fontSize: size[12],
  fontWeight: weight.medium,
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
})

export const name = style({ color: color.faint, fontWeight: weight.regular })
