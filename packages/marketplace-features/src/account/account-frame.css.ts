import { color, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'stretch',
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      gap: space[16],
      paddingBlock: `${space[12]} ${space[16]}`,
    },
  },
})

export const main = style({
  inlineSize: '100%',
  maxInlineSize: '27rem',
  justifySelf: 'center',
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
})

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[2] })

export const promises = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      maxInlineSize: 'none',
      justifyContent: 'center',
      gap: space[6],
      padding: space[8],
      border: hairline,
      borderRadius: radius.sheet,
      background: `linear-gradient(160deg, ${color.accentSoft}, ${color.surface} 70%)`,
    },
  },
})

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[4],
  alignItems: 'center',
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.round,
  background: color.surface,
  border: hairline,
  color: color.accentText,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const foot = style({
  paddingBlockStart: space[5],
  borderBlockStart: hairline,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  color: color.muted,
})

export const sent = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  background: color.infoSoft,
  color: color.text,
  fontSize: size[14],
  overflowWrap: 'anywhere',
})

export const resend = style({ display: 'flex', flexDirection: 'column', gap: space[1], alignItems: 'flex-start' })
export const terms = style({ display: 'grid', gap: space[2] })
