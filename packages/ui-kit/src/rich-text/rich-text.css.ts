import { globalStyle, style } from '@vanilla-extract/css'
import { leading, size, space, weight, width } from '../vars.css.ts'

export const rich = style({
  display: 'grid',
  // The height of an empty line.
  gap: `calc(1em * ${leading.body})`,
  maxInlineSize: width.text,
  lineHeight: leading.body,
  overflowWrap: 'anywhere',
  textAlign: 'start',
})
export const heading = style({ fontSize: size[16], fontWeight: weight.semibold, marginBlockStart: space[2] })

globalStyle(`${rich} strong`, { fontWeight: weight.bold })
globalStyle(`${rich} em`, { fontStyle: 'italic' })
globalStyle(`${rich} ul`, { listStyle: 'disc', paddingInlineStart: space[6] })
globalStyle(`${rich} ol`, { listStyle: 'decimal', paddingInlineStart: space[8] })
globalStyle(`${rich} li + li`, { marginBlockStart: space[1] })
