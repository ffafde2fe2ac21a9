import { actionRow, color, hairline, leading, media, radius, size, space, weight, width } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: space[6],
  borderRadius: radius.sheet,
  background: color.accentSoft,
  '@media': {
    [media.tablet]: { padding: space[8] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
      alignItems: 'center',
      gap: space[12],
      padding: space[12],
    },
  },
})
export const pitch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
  minInlineSize: 0,
})
export const claim = style({ fontSize: size[14], fontWeight: weight.bold, color: color.accentText })
export const lead = style({ maxInlineSize: width.text, fontSize: size[18], lineHeight: leading.body })
export const actions = style([actionRow, { inlineSize: '100%' }])
export const small = style({ fontSize: size[14], lineHeight: leading.body })
export const covers = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[3] })
export const cover = style({ aspectRatio: '3 / 4', overflow: 'hidden', borderRadius: radius.control })

export const game = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
  minInlineSize: 0,
})
export const gameCover = style({
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.sunken,
})
export const gameFacts = style({ fontSize: size[14], color: color.muted })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
})
export const factIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.card,
  background: color.accentSoft,
  color: color.accentText,
})

export const event = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], padding: space[5] })
export const eventArt = style({ aspectRatio: '16 / 5', overflow: 'hidden', background: color.sunken })
export const banner = style({ aspectRatio: '16 / 5', overflow: 'hidden', borderRadius: radius.sheet })

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  counterReset: 'step',
})
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  padding: space[5],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: radius.round,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: weight.bold,
  },
})
export const stepWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  justifyItems: 'start',
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: width.text,
})
export const link = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'flex-end' })
export const linkField = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const noScriptHidden = style({ '@media': { [media.noScript]: { display: 'none' } } })
export const rules = style({ display: 'grid', gap: space[2], paddingInlineStart: space[5], listStyle: 'disc' })
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: space[4],
})
export const sum = style({
  fontSize: size[22],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: leading.title,
  '@media': { [media.tablet]: { fontSize: size[28] } },
})
export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'center',
  textAlign: 'center',
  maxInlineSize: width.form,
  marginInline: 'auto',
  paddingBlock: space[8],
})
globalStyle(`${outcome} > ${actions}`, { justifyContent: 'center', marginBlockStart: space[2] })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: radius.round,
})
export const good = style({ background: color.successSoft, color: color.success })
export const bad = style({ background: color.dangerSoft, color: color.dangerText })
export const waiting = style({ background: color.accentSoft, color: color.accentText })
