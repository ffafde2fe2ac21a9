import { color, controlLine, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const ways = style({ display: 'flex', flexDirection: 'column', gap: space[4] })

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.muted,
  fontSize: size[14],
  selectors: { '&::before, &::after': { content: '""', flex: 1, borderBlockStart: hairline } },
})

export const list = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  listStyle: 'none',
  padding: 0,
  margin: 0,
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  // As tall as the neighbouring button, whose text may wrap.
  blockSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  paddingBlock: space[2],
  border: controlLine,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  fontWeight: 600,
  fontSize: size[14],
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunken } } } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: radius.round,
  background: color.accentSoft,
  color: color.accentText,
  fontWeight: 800,
  fontSize: size[14],
})
