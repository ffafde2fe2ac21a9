import { style, styleVariants } from '@vanilla-extract/css'
import { color, leading, radius, size, space, weight } from '../vars.css.ts'

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: radius.card,
  color: color.text,
  lineHeight: leading.body,
  fontSize: size[14],
})

export const tones = styleVariants({
  info: { background: color.infoSoft },
  success: { background: color.successSoft },
  warning: { background: color.warningSoft },
  danger: { background: color.dangerSoft },
  neutral: { background: color.sunken },
  accent: { background: color.accentSoft },
})

export const icons = styleVariants({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.dangerText },
  neutral: { color: color.muted },
  accent: { color: color.accentText },
})

export const iconSlot = style({ display: 'inline-flex', paddingBlockStart: '0.0625rem' })
export const body = style({ flex: '1 1 12rem', minInlineSize: 0 })
export const title = style({ fontWeight: weight.bold })
export const actions = style({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
})
