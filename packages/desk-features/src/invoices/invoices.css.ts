import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const form = style({ maxInlineSize: '40rem' })
export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' } },
})
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const place = style({ margin: 0, paddingBlock: space[1] })
/** Names and addresses of any length break instead of widening the table. */
export const long = style({ overflowWrap: 'anywhere' })
