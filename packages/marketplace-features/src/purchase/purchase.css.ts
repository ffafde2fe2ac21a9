import { actionRow, color, hairline, media, radius, roomForDots, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const thumb = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '5.333rem',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.sunken,
  color: color.faint,
})
export const thumbSmall = style({ inlineSize: '3rem', blockSize: '4rem' })

export const line = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  minInlineSize: 0,
  // Keeps an order number of 19 digits on one line on the smallest phone.
  '@media': { [media.phone]: { gap: space[4] } },
})
export const lineWords = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  overflowWrap: 'anywhere',
})
export const title = style({
  // Truncates at the end of the text's own direction, but aligns with the surrounding lines.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  fontWeight: 600,
  lineHeight: 1.35,
  color: color.text,
  textDecoration: 'none',
  display: '-webkit-box',
  ...roomForDots,
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
})

export const taxForm = style({ display: 'flex', flexDirection: 'column', gap: space[4] })

export const promise = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  fontSize: size[14],
  lineHeight: 1.45,
  color: color.text,
})
export const promiseIcon = style({ color: color.successText, display: 'flex', paddingBlockStart: '1px' })

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
  fontWeight: 600,
})

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { paddingBlock: `${space[8]} ${space[16]}`, gap: space[8] } },
})

export const outcome = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  alignItems: 'center',
  textAlign: 'center',
  paddingBlock: `${space[4]} ${space[2]}`,
})
export const outcomeMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: radius.round,
})
export const good = style({ background: color.successSoft, color: color.successText })
export const bad = style({ background: color.dangerSoft, color: color.dangerText })
export const waiting = style({ background: color.infoSoft, color: color.infoText })
export const actions = style([actionRow, { justifyContent: 'center' }])
