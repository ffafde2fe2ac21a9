import { style } from '@vanilla-extract/css'
import { family, size, weight } from '../vars.css.ts'

// `&&` doubles the class selector, so that it overrides the shared control style in any order of the style sheets.
export const code = style({
  selectors: {
    '&&': {
      fontFamily: family.code,
      fontSize: size[22],
      fontWeight: weight.semibold,
      letterSpacing: '0.5em !important',
      textAlign: 'center',
      // Compensates for the letter spacing after the last digit, so that the code is centred.
      paddingInlineStart: 'calc(0.75rem + 0.5em)',
      minBlockSize: '3.25rem',
      direction: 'ltr',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
