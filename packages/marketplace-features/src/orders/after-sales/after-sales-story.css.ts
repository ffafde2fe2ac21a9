import { color, hairline, radius, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const story = style({ display: 'grid', gap: space[4], padding: space[4] })
export const entry = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.border}`,
})
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const evidence = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none', padding: 0 })
export const evidenceFile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  blockSize: '6rem',
  overflow: 'hidden',
  border: hairline,
  borderRadius: radius.control,
  background: color.sunken,
  color: color.muted,
})
export const evidencePicture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const open = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
