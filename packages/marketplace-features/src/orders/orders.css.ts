import { actionRow, color, hairline, leading, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4], listStyle: 'none', padding: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const plainList = style({ display: 'grid', gap: space[2], listStyle: 'none', padding: 0, margin: 0 })
export const card = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const number = style({ fontSize: size[14], color: color.muted })
export const foot = style({
  display: 'grid',
  // The length of a price must not move the buttons, so that they align in all cards of a list.
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
/** The next steps of a page. */
export const nextActions = style(actionRow)
/** A form around one button of `nextActions`. Makes the button as wide as the other actions. */
export const actionForm = style({ display: 'grid' })
export const noticeActions = style([actions, { marginBlockStart: space[2] }])
export const footAction = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
/** Before the text on phones, after the text on wider screens. */
export const state = style({ order: -1, '@media': { [media.tablet]: { order: 0 } } })

export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[2],
  alignItems: 'start',
  fontSize: size[14],
})
export const nextIcon = style({ color: color.muted, display: 'flex', paddingBlockStart: '1px' })
export const yours = style({ color: color.accentText })
export const nextWho = style({ fontWeight: 600 })
export const nextWhen = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' })
export const overdue = style({ color: color.warningText })

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.card,
  '@media': { [media.tablet]: { padding: space[6] } },
  border: hairline,
  background: color.surface,
  selectors: { '&[data-yours=true]': { background: color.accentSoft, borderColor: 'transparent' } },
})
export const heroTop = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] })
export const heroHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  alignItems: 'flex-start',
  minInlineSize: 0,
})
export const heroWhen = style({ fontSize: size[16], fontWeight: 500 })
export const heroTitle = style({ fontSize: size[22], fontWeight: 700, lineHeight: leading.title })

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 })
export const split = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space[8], alignItems: 'start' } },
})

export const sealed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  alignItems: 'flex-start',
  padding: space[5],
  borderRadius: radius.card,
  border: `1px dashed ${color.border}`,
  background: color.sunken,
})
/** Hidden details, drawn as an envelope with a flap. */
export const envelope = style([
  sealed,
  {
    position: 'relative',
    overflow: 'hidden',
    paddingBlockStart: '4.5rem',
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: '3.25rem',
      background: color.hairline,
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
    },
  },
])

export const check = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const gives = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  marginBlock: space[2],
  listStyle: 'disc',
})
export const givesTitle = style({ fontWeight: 600, marginBlockStart: space[2] })
export const waits = style({ fontSize: size[14], color: color.muted, fontVariantNumeric: 'tabular-nums' })
export const narrow = style({ maxInlineSize: '40rem', display: 'flex', flexDirection: 'column', gap: space[6] })

export const complaint = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
})
export const clock = style({
  fontSize: size[22],
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: color.accentText,
})
export const sure = style({ display: 'flex', flexDirection: 'column' })
export const sureSummary = style({
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  fontWeight: 600,
  cursor: 'pointer',
  color: color.accentText,
})

/** Overlaps the borders of the card by one pixel, so that no line is doubled. */
export const folded = style({ marginBlock: '-1px', paddingInline: space[6] })
export const listingWords = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const record = style([check, { paddingBlockStart: space[4], borderBlockStart: hairline }])
export const recordList = style({ display: 'grid', gap: space[3], listStyle: 'none', padding: 0 })
export const recordStep = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
  fontSize: size[14],
})
export const recordTime = style({ display: 'block', color: color.muted, fontVariantNumeric: 'tabular-nums' })

export const partBack = style({ display: 'grid', gap: space[1] })
export const partNote = style({
  paddingInlineStart: space[3],
  borderInlineStart: hairline,
  fontSize: size[14],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
