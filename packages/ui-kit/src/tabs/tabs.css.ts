import { style } from '@vanilla-extract/css'
import { color, hairline, media, motion, radius, size, space, weight } from '../vars.css.ts'

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: hairline,
  // Shows a scrollbar for mouse users, who cannot swipe along a long row.
  '@media': { [media.hover]: { scrollbarWidth: 'thin', scrollbarColor: `${color.border} transparent` } },
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
  '@media': { [media.hover]: { ':hover': { color: color.text } } },
})

export const count = style({ color: color.faint, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' })

// Without script, all panels are visible and the tabs link to them. With script, only the chosen panel is visible, from
// the first paint on.
export const panel = style({
  paddingBlockStart: space[6],
  selectors: { '&[data-chosen=false]': { display: 'none' } },
  '@media': { [media.noScript]: { selectors: { '&[data-chosen=false]': { display: 'block' } } } },
})
