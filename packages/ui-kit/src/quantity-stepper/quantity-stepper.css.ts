import { style } from '@vanilla-extract/css'
import { color, controlLine, media, motion, radius, size, weight } from '../vars.css.ts'

export const frame = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  border: controlLine,
  borderRadius: radius.control,
  background: color.surface,
  overflow: 'hidden',
  selectors: {
    '&:focus-within:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})

export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: color.text,
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:disabled': { color: color.faint, opacity: 0.5, cursor: 'not-allowed' },
    '&:focus-visible': { outline: 'none', background: color.accentSoft },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.sunken } } },
    [media.noScript]: { display: 'none' },
  },
})

export const input = style({
  appearance: 'textfield',
  inlineSize: '3.5rem',
  blockSize: '2.75rem',
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontSize: size[16],
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // The frame shows that a control inside has the focus, and the background shows which one.
    '&:focus-visible': { outline: 'none', background: color.accentSoft },
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
})
