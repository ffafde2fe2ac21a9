import { color, hairline, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style, styleVariants } from '@vanilla-extract/css'

/** The file of a table stands below it. */
export const withFile = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const frame = style({
  background: color.surface,
  border: hairline,
  borderRadius: radius.card,
  '@media': { [media.desktop]: { overflowX: 'auto' } },
})
export const table = style({
  display: 'block',
  inlineSize: '100%',
  fontSize: size[14],
  '@media': { [media.desktop]: { display: 'table' } },
})
/** On a phone each cell shows the head of its column itself. */
export const heads = style({ display: 'none', '@media': { [media.desktop]: { display: 'table-header-group' } } })
export const body = style({ display: 'block', '@media': { [media.desktop]: { display: 'table-row-group' } } })
export const head = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  color: color.muted,
  fontSize: size[12],
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  borderBlockEnd: hairline,
})
export const row = style({
  display: 'grid',
  gap: `${space[1]} ${space[3]}`,
  padding: space[4],
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  '@media': {
    [media.desktop]: {
      display: 'table-row',
      selectors: { '&:not(:last-child)': { borderBlockEnd: 'none' } },
    },
    [media.hover]: { ':hover': { background: color.page } },
  },
})
export const cell = style({
  display: 'flex',
  gap: space[3],
  justifyContent: 'space-between',
  textAlign: 'start',
  fontWeight: weight.regular,
  minInlineSize: 0,
  // A long address must not make the page of a phone wider.
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      display: 'table-cell',
      overflowWrap: 'normal',
      paddingBlock: space[3],
      paddingInline: space[4],
      verticalAlign: 'middle',
      selectors: { 'tr:not(:last-child) > &': { borderBlockEnd: hairline } },
    },
  },
})
/** The first column: on a phone it is the title of its row, without the head of the column. */
export const title = style({ display: 'block', fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const label = style({
  color: color.muted,
  flex: 'none',
  '@media': { [media.desktop]: { display: 'none' } },
})
/** On a phone a cell without content is left out. */
export const empty = style({ display: 'none', '@media': { [media.desktop]: { display: 'table-cell' } } })
export const aligned = styleVariants({
  start: {},
  end: {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.desktop]: { textAlign: 'end', whiteSpace: 'nowrap' } },
  },
})
