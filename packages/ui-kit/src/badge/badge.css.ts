import { style, styleVariants } from '@vanilla-extract/css'
import { color, radius, size, space, weight } from '../vars.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[1],
  maxInlineSize: '100%',
  paddingInline: '0.5rem',
  borderRadius: radius.small,
  fontSize: size[12],
  fontWeight: weight.semibold,
  lineHeight: '1.375rem',
})

export const tones = styleVariants({
  neutral: { background: color.sunken, color: color.muted },
  accent: { background: color.accentSoft, color: color.accentText },
  success: { background: color.successSoft, color: color.successText },
  warning: { background: color.warningSoft, color: color.warningText },
  danger: { background: color.dangerSoft, color: color.dangerText },
  info: { background: color.infoSoft, color: color.infoText },
  solid: { background: color.accent, color: color.onAccent },
  inverse: { background: color.inverse, color: color.onInverse },
})
