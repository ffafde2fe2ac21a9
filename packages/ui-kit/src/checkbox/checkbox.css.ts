import { globalStyle, style } from '@vanilla-extract/css'
import { color, leading, radius, size, space } from '../vars.css.ts'

export const box = style({
  borderRadius: radius.small,
  '::after': {
    content: '',
    inlineSize: '0.375rem',
    blockSize: '0.6875rem',
    marginBlockEnd: '0.1875rem',
    borderStyle: 'solid',
    borderColor: 'currentcolor',
    // Use physical sides, because a tick is not mirrored in right-to-left pages.
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
    opacity: 0,
  },
  selectors: { '&:checked::after': { opacity: 1 } },
})

export const words = style({ overflowWrap: 'anywhere', lineHeight: leading.body })
export const withEnd = style({ gridTemplateColumns: 'auto minmax(0, 1fr) auto' })
export const hint = style({ display: 'block', fontSize: size[14], color: color.muted })
export const end = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  color: color.faint,
  fontVariantNumeric: 'tabular-nums',
})
export const row = style({ display: 'flex', gap: '0.5rem' })
// The column gap of the label is wider than the gap before its end.
globalStyle(`${withEnd} > ${end}`, { marginInlineStart: `calc(0.5rem - ${space[3]})` })
