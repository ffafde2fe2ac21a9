import { style } from '@vanilla-extract/css'
import { color, leading, radius, size, space, weight } from '../vars.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: space[4],
  paddingBlockEnd: space[6],
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 'calc(0.75rem - 1px)',
    insetBlock: '1.75rem 0.25rem',
    inlineSize: '2px',
    borderRadius: radius.round,
    background: color.hairline,
  },
  selectors: {
    '&[data-when=past]::before': { background: color.accent },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { display: 'none' },
  },
})

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${color.hairline}`,
  borderRadius: radius.round,
  background: color.surface,
  selectors: {
    '[data-when=past] > &': { background: color.accent, borderColor: color.accent, color: color.onAccent },
    '[data-when=now] > &': { borderColor: color.accent },
    '[data-when=now] > &::after': {
      content: '',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: radius.round,
      background: color.accent,
    },
    '[data-when=failed] > &': { background: color.danger, borderColor: color.danger, color: color.onDanger },
  },
})

export const title = style({
  fontWeight: weight.medium,
  lineHeight: '1.5rem',
  selectors: {
    '[data-when=now] &': { fontWeight: weight.bold, fontSize: size[18] },
    '[data-when=next] &': { color: color.muted },
  },
})

export const time = style({
  fontSize: size[14],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: leading.body,
})
export const detail = style({
  paddingBlockStart: space[2],
  color: color.muted,
  selectors: { '[data-when=now] &': { color: color.text } },
})
