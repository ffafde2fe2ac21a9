import { style, styleVariants } from '@vanilla-extract/css'

export const icon = style({ display: 'inline-flex', flexShrink: 0, verticalAlign: '-0.2em' })

export const sizes = styleVariants({ 14: 14, 16: 16, 18: 18, 20: 20, 24: 24, 32: 32, 40: 40 }, (pixels) => ({
  inlineSize: `${pixels / 16}rem`,
  blockSize: `${pixels / 16}rem`,
}))

export const directional = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } })
