import { style, styleVariants } from '@vanilla-extract/css'
import { color, space } from '../vars.css.ts'

export const select = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Doubles the class, so that it overrides the shared control's styles in any order of the style sheets.
  selectors: { '&&': { paddingInlineEnd: '2.5rem' } },
})

export const sizes = styleVariants({
  sm: { selectors: { '&&': { minBlockSize: '2.25rem', paddingBlock: space[1] } } },
  md: {},
})

export const arrow = style({
  selectors: {
    '&&::before': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: space[3],
      // Above the control, which comes after it.
      zIndex: 1,
      marginBlock: 'auto',
      color: color.muted,
      pointerEvents: 'none',
    },
  },
})
