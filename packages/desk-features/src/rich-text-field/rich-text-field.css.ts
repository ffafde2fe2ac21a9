import { color, controlLine, leading, radius, size, space } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** Holds the room of the editor with its label, tools and hint while the plain field is shown. */
export const room = style({ minBlockSize: '24rem' })
export const frame = style({
  border: controlLine,
  borderRadius: radius.control,
  background: color.surface,
  selectors: {
    '&:focus-within': { borderColor: color.focus },
    '&:has([aria-invalid=true])': { borderColor: color.danger },
  },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  padding: space[2],
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const text = style({
  // A fixed height, so that nothing below moves when the editor takes the place of the plain field.
  blockSize: '16rem',
  resize: 'vertical',
  overflowY: 'auto',
  paddingBlock: space[3],
  paddingInline: space[3],
  borderRadius: radius.control,
  lineHeight: leading.body,
  fontSize: size[16],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
})

globalStyle(`${text} > * + *`, { marginBlockStart: space[3] })
globalStyle(`${text} h2`, { fontSize: size[16], fontWeight: 600 })
globalStyle(`${text} strong`, { fontWeight: 700 })
globalStyle(`${text} em`, { fontStyle: 'italic' })
globalStyle(`${text} ul`, { listStyle: 'disc', paddingInlineStart: space[6] })
globalStyle(`${text} ol`, { listStyle: 'decimal', paddingInlineStart: space[8] })
