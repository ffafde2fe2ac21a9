import {
  color,
  controlLine,
  gutter,
  hairline,
  leading,
  media,
  radius,
  shadow,
  size,
  space,
  stickyHead,
  weight,
} from '@tradepost/ui-kit/vars'
import { keyframes, style } from '@vanilla-extract/css'

export const top = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const columns = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      // A buy box that is taller than the title must not push the text below the title down.
      gridTemplateRows: 'auto 1fr',
      columnGap: space[12],
    },
  },
})
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignContent: 'start',
  minInlineSize: 0,
})
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minInlineSize: 0 })
export const headFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
})
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] })
export const fact = style({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: size[14] })
export const factIcon = style({ display: 'inline-flex', color: color.faint })
export const art = style({
  aspectRatio: '16 / 5',
  marginBlockStart: space[1],
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': { [media.tablet]: { aspectRatio: '16 / 5.5', borderRadius: radius.sheet } },
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], ':empty': { display: 'none' } })
export const aside = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: space[6],
      alignSelf: 'start',
    },
  },
})

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[5],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  '@media': { [media.desktop]: { padding: space[6], boxShadow: shadow.near } },
})
export const price = style({ display: 'grid', gap: space[1] })
export const honest = style({ fontSize: size[14], color: color.muted, lineHeight: leading.body })
export const later = style({ display: 'grid', gap: space[1], '@media': { print: { display: 'none' } } })
export const keep = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], alignItems: 'center' })
export const share = style({ display: 'inline-flex', '@media': { [media.noScript]: { display: 'none' } } })
export const bought = style({ fontSize: size[14], color: color.muted })
export const promises = style({ display: 'grid', gap: space[3] })
export const promise = style({ display: 'flex', gap: space[3], fontSize: size[14], lineHeight: leading.body })
export const promiseFirst = style({ display: 'block', fontWeight: weight.semibold })
export const promiseIcon = style({ color: color.successText, flexShrink: 0, paddingBlockStart: '1px' })
export const promiseNote = style({ color: color.faint, flexShrink: 0, paddingBlockStart: '1px' })
export const link = style({ color: color.accentText, fontWeight: weight.medium, textDecoration: 'underline' })
export const form = style({ display: 'grid', gap: space[3] })

const buttonTimeline = '--buy-button'
/** Contains the bar and the button. The bar follows where the button is. */
export const page = style({ display: 'contents', timelineScope: buttonTimeline })
/** The button to buy, measured below the sticky header. */
export const buyButton = style({
  display: 'grid',
  viewTimelineName: buttonTimeline,
  viewTimelineAxis: 'block',
  viewTimelineInset: `${stickyHead.phone} 0px`,
})
const inView = keyframes({ 'from, to': { visibility: 'hidden' } })
export const quantity = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[4],
})
export const total = style({ display: 'grid', justifyItems: 'end', fontSize: size[14], color: color.muted })
export const barTotal = style({ display: 'grid', fontSize: size[12], color: color.muted })
export const totalAmount = style({ fontWeight: weight.bold, color: color.text, fontVariantNumeric: 'tabular-nums' })
export const seller = style({ paddingBlockStart: space[4], borderBlockStart: hairline })
export const packs = style({ display: 'grid', gap: space[2] })
export const packsTitle = style({ fontSize: size[14], fontWeight: weight.semibold })
export const pack = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3rem',
  paddingBlock: space[2],
  paddingInline: space[3],
  border: controlLine,
  borderRadius: radius.control,
  fontSize: size[14],
  selectors: {
    '&[aria-current=true]': {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      background: color.accentSoft,
    },
  },
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent } } },
})
export const packTitle = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const packFacts = style({ display: 'block', color: color.muted })

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  marginInline: `calc(-1 * ${gutter})`,
  marginBlockEnd: `calc(-1 * ${space[12]})`,
  paddingInline: gutter,
  paddingBlock: space[3],
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  background: color.raised,
  borderBlockStart: hairline,
  boxShadow: shadow.far,
  // Hidden while the button itself is in view. A browser without such timelines always shows the bar.
  '@supports': {
    '(animation-timeline: view()) and (timeline-scope: none)': {
      animation: `${inView} linear`,
      animationTimeline: buttonTimeline,
    },
  },
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.still]: { animationDuration: 'auto !important' },
    print: { display: 'none' },
  },
})

export const translated = style({ display: 'grid', gap: space[2], fontSize: size[14], color: color.muted })
export const seeOriginal = style({
  display: 'inline-block',
  paddingBlock: space[2],
  color: color.accentText,
  fontWeight: weight.medium,
  cursor: 'pointer',
})
export const original = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.border}`,
  color: color.text,
})
export const originalTitle = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const shots = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
})
export const shot = style({ display: 'block', aspectRatio: '16 / 9', overflow: 'hidden', borderRadius: radius.card })
export const sellerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
})
export const sellerWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
  flex: '1 1 14rem',
})
export const sellerName = style({
  fontSize: size[18],
  fontWeight: weight.bold,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
export const flags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const performance = style({ display: 'flex', alignItems: 'center', gap: space[2], fontWeight: weight.medium })
export const markDates = style({ display: 'grid', gap: space[1], color: color.muted, fontSize: size[14] })

export const sold = style({ display: 'grid', gap: space[2] })
export const soldDistance = style({ fontSize: size[14], fontWeight: weight.semibold })
export const soldRange = style({ fontSize: size[14], color: color.muted, lineHeight: leading.body })
export const soldLine = style({
  position: 'relative',
  blockSize: '12px',
  // The whole line is as thin as the half that stands out, so that it reads as one line.
  backgroundImage: `linear-gradient(${color.sunken}, ${color.sunken})`,
  backgroundSize: '100% 4px',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
})
const soldMark = style({ position: 'absolute', insetBlockStart: 0, blockSize: '12px' })
export const soldHalf = style([
  soldMark,
  { insetBlockStart: '4px', blockSize: '4px', background: color.accent, opacity: 0.5 },
])
export const soldMedian = style([
  soldMark,
  { inlineSize: '2px', marginInlineStart: '-1px', background: color.accentText },
])
export const soldDot = style([
  soldMark,
  {
    inlineSize: '12px',
    marginInlineStart: '-6px',
    borderRadius: radius.round,
    background: color.text,
    border: `2px solid ${color.surface}`,
    boxSizing: 'border-box',
    forcedColorAdjust: 'none',
  },
])
