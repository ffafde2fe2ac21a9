import { keyframes, style } from '@vanilla-extract/css'
import { color, hairline, media, motion, radius, size, space, weight } from '../vars.css.ts'

// Only the opacity of a mask counts.
const faded = `linear-gradient(to right, transparent, currentcolor 2.5rem, currentcolor calc(100% - 2.5rem), transparent)`
const mask = { WebkitMaskImage: faded, maskImage: faded, WebkitMaskSize: 'calc(100% + 2.5rem) 100%' } as const
// The mask is wider than the row by one of its two faded ends, and moves as the row is scrolled.
const startOf = (x: string) => ({ ...mask, maskSize: 'calc(100% + 2.5rem) 100%', maskPosition: `${x} 0` })
const scrolled = keyframes({ from: startOf('-2.5rem'), to: startOf('0') })

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: hairline,
  // Fades the end behind which tabs are hidden. A row that fits has no scroll timeline, so nothing is faded.
  '@supports': {
    '(animation-timeline: scroll())': {
      animation: `${scrolled} linear both`,
      animationTimeline: 'scroll(self inline)',
      selectors: { '[dir=rtl] &': { animationDirection: 'reverse' } },
    },
  },
  // Shows a scrollbar for mouse users, who cannot swipe along a long row.
  '@media': {
    [media.hover]: { scrollbarWidth: 'thin', scrollbarColor: `${color.border} transparent` },
    [media.still]: { animation: 'none !important' },
  },
})

export const tab = style({
  position: 'relative',
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  fontSize: size[16],
  fontWeight: weight.semibold,
  color: color.muted,
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '2px',
    borderRadius: `${radius.round} ${radius.round} 0 0`,
    background: color.accent,
    transform: 'scaleX(0)',
    transition: `transform ${motion.quick}`,
  },
  selectors: {
    '&[aria-selected=true], &[aria-current=page]': { color: color.text },
    '&[aria-selected=true]::after, &[aria-current=page]::after': { transform: 'scaleX(1)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.text } },
    [media.forced]: {
      selectors: { '&:is([aria-selected=true], [aria-current=page])::after': { background: 'Highlight' } },
    },
  },
})

export const count = style({ color: color.faint, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' })

// Without script, all panels are visible and the tabs link to them. With script, only the chosen panel is visible, from
// the first paint on.
export const panel = style({
  paddingBlockStart: space[6],
  selectors: { '&[data-chosen=false]': { display: 'none' } },
  '@media': { [media.noScript]: { selectors: { '&[data-chosen=false]': { display: 'block' } } } },
})
