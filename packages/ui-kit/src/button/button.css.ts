import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, media, motion, radius, size, space, weight } from '../vars.css.ts'

export const button = style({
  position: 'relative',
  maxInlineSize: '100%',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: weight.semibold,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'translateY(1px)' },
    // Disabled buttons have neutral colours instead of a lower opacity, so that their text stays readable.
    '&&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      borderColor: color.hairline,
      background: color.sunken,
      color: color.muted,
      cursor: 'not-allowed',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
})

export const sizes = styleVariants({
  sm: { minBlockSize: '2.25rem', paddingBlock: space[1], paddingInline: space[3], fontSize: size[14] },
  md: { minBlockSize: '2.75rem', paddingBlock: space[2], paddingInline: space[5], fontSize: size[16] },
  lg: {
    minBlockSize: '3.25rem',
    paddingBlock: space[3],
    paddingInline: space[6],
    fontSize: size[16],
    fontWeight: weight.bold,
  },
})

export const variants = styleVariants({
  primary: {
    background: color.accent,
    color: color.onAccent,
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.accentHover } } },
      [media.forced]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
        borderColor: 'Highlight',
        selectors: { '&&:hover:not(:disabled)': { background: 'HighlightText', color: 'Highlight' } },
      },
    },
  },
  secondary: {
    background: color.surface,
    borderColor: color.border,
    color: color.text,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { background: color.sunken, borderColor: color.muted } },
      },
    },
  },
  quiet: {
    background: 'transparent',
    color: color.accentText,
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.accentSoft } } } },
  },
  danger: {
    background: color.danger,
    color: color.onDanger,
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.dangerHover } } } },
  },
})

export const fullWidth = style({ display: 'flex', inlineSize: '100%' })

export const hiddenWhileBusy = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  overflowWrap: 'break-word',
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
})

// Breaks a word only if the button cannot be as wide as the word.
export const words = style({ minInlineSize: 0 })
export const wordsAlone = style({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
})
export const directionalBefore = style({ selectors: { '[dir=rtl] &::before': { transform: 'scaleX(-1)' } } })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  position: 'absolute',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  border: '2px solid currentcolor',
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  animation: `${turn} 700ms linear infinite`,
})
