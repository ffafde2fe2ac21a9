import { style, styleVariants } from '@vanilla-extract/css'
import { color, space } from '../vars.css.ts'

export const select = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // `&&` doubles the class selector, so that it overrides the shared control style in any order of the style sheets.
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
      // The control comes later in the document and would otherwise cover the icon.
      zIndex: 1,
      marginBlock: 'auto',
      color: color.muted,
      pointerEvents: 'none',
    },
  },
})
