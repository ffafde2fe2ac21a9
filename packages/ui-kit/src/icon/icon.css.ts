import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { spriteMask, spriteRows } from '../icons/sprite-mask.ts'

const side = createVar()
const row = createVar()
const mask = spriteMask(row)

/** One row of the sprite, in the colour of the text. Empty until the sprite has loaded. */
const drawn = {
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  verticalAlign: '-0.2em',
  background: 'currentcolor',
  WebkitMask: mask,
  mask,
  printColorAdjust: 'exact',
  // In forced-colours mode, use the forced text colour, as browsers do for inline SVG.
  forcedColorAdjust: 'preserve-parent-color',
} as const

export const icon = style(drawn)

const room = {
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  verticalAlign: '-0.2em',
} as const

/** Empty space of an icon without a shape. */
export const blank = style(room)

// Large icons are inline SVG, because browsers align a mask to whole pixels, which would visibly shift a large icon.
export const large = style({
  ...room,
  maxInlineSize: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const thin = style({ strokeWidth: 1.5 })

export const before = style({ '::before': { content: '', ...drawn } })
export const after = style({ '::after': { content: '', ...drawn } })

export const sizes = styleVariants({ 14: 14, 16: 16, 18: 18, 20: 20, 24: 24, 32: 32, 40: 40 }, (pixels) => ({
  vars: { [side]: `${pixels / 16}rem` },
}))

// The class is the icon's name with a prefix, so that scripts need no table of class names.
for (const [index, name] of spriteRows.entries()) globalStyle(`.i-${name}`, { vars: { [row]: String(index) } })

export const directional = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } })
