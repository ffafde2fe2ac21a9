import { alignAsAround, color, hairline, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const hiddenOnPhones = { '@media': { 'not all and (min-width: 1024px)': { display: 'none' } } }

export const page = style({ display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({ display: 'grid', gap: space[2] })
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '19rem minmax(0, 1fr)',
      minBlockSize: '36rem',
      selectors: {
        // Keeps the form to write a message at the bottom of the window.
        '&[data-open=true]': { minBlockSize: 0, blockSize: 'max(30rem, calc(100dvh - 19rem))' },
        '&[data-first=true]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
})
// This page needs no scroll padding for a sticky element at the bottom. With padding, typing would scroll the page.
globalStyle(`:root:has(${panes}[data-open=true])`, { scrollPaddingBlockEnd: 0 })
export const list = style({
  minInlineSize: 0,
  borderInlineEnd: hairline,
  '@media': { [media.desktop]: { overflowY: 'auto' } },
})
globalStyle(`${panes}[data-open=true] > ${list}`, hiddenOnPhones)
globalStyle(`${head}[data-open=true]`, {
  '@media': { 'not all and (min-width: 1024px)': { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '1px' } },
})
export const items = style({ listStyle: 'none', margin: 0, padding: 0 })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  padding: space[4],
  color: color.text,
  textDecoration: 'none',
  borderBlockEnd: hairline,
  selectors: { '&[aria-current=page]': { background: color.accentSoft } },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.sunken } } } },
})
export const itemWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
})
export const itemHead = style({
  display: 'flex',
  gap: space[2],
  justifyContent: 'space-between',
  alignItems: 'baseline',
})
const oneLine = {
  overflow: 'hidden',
  textAlign: alignAsAround,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
export const name = style({ ...oneLine, fontWeight: weight.semibold })
export const when = style({ fontSize: size[12], color: color.muted, whiteSpace: 'nowrap' })
export const about = style({ ...oneLine, fontSize: size[14], color: color.muted })
export const threadAbout = style({ fontSize: size[14], color: color.muted, overflowWrap: 'anywhere' })
export const preview = style({ ...oneLine, fontSize: size[14] })
export const unread = style({
  minInlineSize: '1.5rem',
  paddingInline: space[1],
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontSize: size[12],
  fontWeight: weight.bold,
  lineHeight: '1.5rem',
  textAlign: 'center',
})
export const nothing = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', alignItems: 'center' } },
})

export const thread = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: 'max(26rem, calc(100dvh - 13rem))',
  '@media': { [media.desktop]: { blockSize: 'auto' } },
})
export const back = style({
  padding: `${space[3]} ${space[4]} 0`,
  '@media': { [media.desktop]: { display: 'none' } },
})
export const threadHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  padding: space[4],
  borderBlockEnd: hairline,
})
export const threadWords = style({ flex: '1 1 10rem', minInlineSize: 0, display: 'grid' })
export const threadLinks = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], fontSize: size[14] })
export const sellerName = style({ color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' })
export const log = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  minBlockSize: '6rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.page,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
})
export const tips = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size[14],
  color: color.muted,
  textAlign: 'center',
})
export const start = style({ margin: 'auto', textAlign: 'center', display: 'grid', gap: space[1] })
export const bubble = style({
  display: 'grid',
  gap: space[2],
  alignSelf: 'flex-start',
  maxInlineSize: 'min(85%, 34rem)',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  border: hairline,
  background: color.surface,
  selectors: {
    '&[data-mine=true]': { alignSelf: 'flex-end', background: color.accentSoft, borderColor: 'transparent' },
    '&[data-author=service]': { borderColor: color.accent },
    '&[data-pending=true]': { background: 'transparent', border: `1px dashed ${color.border}` },
  },
})
export const by = style({ fontSize: size[12], color: color.muted })
export const messageText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const happening = style({ textAlign: 'center', fontSize: size[14], color: color.muted })
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const attached = style({
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: 'min(100%, 18rem)',
  maxBlockSize: '16rem',
  borderRadius: radius.control,
})
export const delivery = style({ display: 'grid', gap: space[3], justifyItems: 'stretch' })
export const composer = style({
  position: 'relative',
  flexShrink: 0,
  display: 'grid',
  gap: space[3],
  padding: space[3],
  borderBlockStart: hairline,
})
/** The controls stay at the bottom while the text field grows or shows an error. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'flex-end' })
export const write = style({ flex: '1 1 8rem', minInlineSize: 0 })
export const sendWord = style({
  '@media': {
    'not all and (min-width: 640px)': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
})
export const removed = style({ fontStyle: 'italic', color: color.muted })
export const report = style({
  display: 'grid',
  gap: space[3],
  alignSelf: 'stretch',
  padding: space[4],
  border: hairline,
})
