import { style } from '@vanilla-extract/css'
import { color, radius, size, space, weight } from '../vars.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[2] })

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const legend = style({ padding: 0, fontSize: size[18], fontWeight: weight.bold, marginBlockEnd: space[4] })

export const summary = style({
  padding: space[4],
  border: `1px solid ${color.danger}`,
  borderRadius: radius.card,
  background: color.dangerSoft,
  color: color.text,
})
export const summaryTitle = style({ fontWeight: weight.bold, fontSize: size[16] })
export const summaryList = style({ marginBlockStart: space[2], display: 'grid', gap: space[1], fontSize: size[14] })
export const summaryLink = style({
  color: color.dangerText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  fontWeight: weight.medium,
})
