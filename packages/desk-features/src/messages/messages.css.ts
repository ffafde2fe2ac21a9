import { color, hairline, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
})
/** On a phone the list makes room for the chosen conversation. */
export const list = style({
  display: 'grid',
  background: color.surface,
  border: hairline,
  borderRadius: radius.card,
  overflow: 'hidden',
  selectors: { '&[data-thread=true]': { display: 'none' } },
  '@media': { [media.desktop]: { selectors: { '&[data-thread=true]': { display: 'grid' } } } },
})
export const entry = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  selectors: {
    'li:not(:last-child) > &': { borderBlockEnd: hairline },
    '&[aria-current=true]': { background: color.accentSoft },
  },
  '@media': { [media.hover]: { ':hover': { background: color.page } } },
})
export const head = style({ display: 'flex', gap: space[2], justifyContent: 'space-between', alignItems: 'center' })
export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const excerpt = style({
  color: color.muted,
  fontSize: size[14],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const thread = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const log = style({ display: 'grid', gap: space[3] })
export const bubble = style({
  justifySelf: 'start',
  maxInlineSize: 'min(36rem, 88%)',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.card,
  background: color.surface,
  border: hairline,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: { '&[data-mine=true]': { justifySelf: 'end', background: color.accentSoft, borderColor: 'transparent' } },
})
export const event = style({ justifySelf: 'center', color: color.muted, fontSize: size[14] })
export const time = style({ display: 'block', color: color.muted, fontSize: size[12] })
export const file = style({ display: 'block', textDecoration: 'underline' })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const back = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const picture = style({
  blockSize: 'auto',
  maxBlockSize: '16rem',
  maxInlineSize: '100%',
  borderRadius: radius.small,
})
export const templates = style({
  maxBlockSize: '50vh',
  overflowY: 'auto',
  maxInlineSize: '24rem',
  overflowWrap: 'anywhere',
})
