import { style } from '@vanilla-extract/css'
import { color, controlLine, hairline, leading, media, motion, radius, size, space, weight } from '../vars.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })

export const labelRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
})

export const label = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: size[14],
  fontWeight: weight.semibold,
  color: color.text,
})

/** A label that is the only content of its line. */
export const aloneInLine = style([label, { alignSelf: 'flex-start' }])

export const optional = style({ fontSize: size[14], color: color.faint, fontWeight: weight.regular })

export const hint = style({ fontSize: size[14], color: color.muted, lineHeight: leading.body })

export const error = style({
  display: 'flex',
  gap: space[1],
  alignItems: 'flex-start',
  fontSize: size[14],
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  color: color.dangerText,
  lineHeight: leading.body,
})

export const errorIcon = style({ paddingBlockStart: '0.15em' })

const focused = {
  outline: 'none',
  borderColor: color.focus,
  boxShadow: `0 0 0 1px ${color.focus}, 0 0 0 4px color-mix(in oklab, ${color.focus} 22%, transparent)`,
  borderRadius: radius.control,
}

/** Shared styles of all controls with text, such as inputs and selects. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  paddingInline: space[3],
  border: controlLine,
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  fontSize: size[16],
  lineHeight: 1.5,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '::placeholder': { color: color.faint, opacity: 1, textOverflow: 'ellipsis' },
  selectors: {
    '&:focus-visible': focused,
    // While the button that opens its calendar has the focus, a field of a date itself has none.
    '&:is([type=date], [type=datetime-local], [type=month], [type=time]):focus-within': focused,
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&[aria-invalid=true]:focus-visible': {
      boxShadow: `0 0 0 1px ${color.danger}, 0 0 0 4px color-mix(in oklab, ${color.danger} 22%, transparent)`,
    },
    '&:disabled': { background: color.sunken, color: color.muted, cursor: 'not-allowed' },
    '&:read-only:not(select)': { background: color.sunken },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled):not(:focus-visible)': { borderColor: color.muted } } },
  },
})

export const wrapped = style({ position: 'relative' })

export const withLeading = style({ selectors: { '&&': { paddingInlineStart: '2.75rem' } } })
export const withTrailing = style({ paddingInlineEnd: '3rem' })

export const leadingIcon = style({
  selectors: {
    '&&::before': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: space[3],
      // The control comes later in the document and would otherwise cover the icon.
      zIndex: 1,
      marginBlock: 'auto',
      color: color.faint,
      pointerEvents: 'none',
    },
  },
})

export const trailingSlot = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[1],
  display: 'flex',
  alignItems: 'center',
})

/** Label of a checkbox or radio button. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'start',
  cursor: 'pointer',
  fontSize: size[16],
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.faint } },
})

export const boxedChoice = style({
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:has(:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked)):not(:has(:disabled))': { borderColor: color.border } } },
  },
})

export const mark = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.125rem',
  flexShrink: 0,
  border: `1.5px solid ${color.border}`,
  background: color.surface,
  color: color.onAccent,
  cursor: 'inherit',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:checked, &[type=checkbox]:indeterminate': { background: color.accent, borderColor: color.accent },
    '&[aria-invalid=true]:not(:checked)': { borderColor: color.danger },
    '&:disabled': { opacity: 0.5 },
  },
  // Forced colours would make the states on and off look the same.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
