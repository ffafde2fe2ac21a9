import { color, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const schemes = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
})
export const scheme = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: color.page,
  color: color.text,
  border: `1px solid ${color.hairline}`,
})
export const name = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const sample = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' })
export const picker = style({
  inlineSize: '3.5rem',
  blockSize: '2.75rem',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  background: color.surface,
  cursor: 'pointer',
})
