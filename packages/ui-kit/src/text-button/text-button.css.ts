import { style } from '@vanilla-extract/css'
import { color, media, size, space, weight } from '../vars.css.ts'

export const textButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  minBlockSize: '2.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.muted,
  font: 'inherit',
  fontSize: size[14],
  fontWeight: weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: color.text } } },
})
