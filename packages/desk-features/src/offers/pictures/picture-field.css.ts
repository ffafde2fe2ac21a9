import { color, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const field = style({ display: 'grid', gap: space[3], border: 0, margin: 0, padding: 0, minInlineSize: 0 })
export const title = style({ fontSize: size[16], fontWeight: 600, padding: 0 })
export const list = style({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const shot = style({ objectFit: 'cover', borderRadius: radius.small, background: color.sunken })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[1],
  gridColumn: '1 / -1',
  justifySelf: 'end',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
export const fileName = style({ overflowWrap: 'anywhere', alignSelf: 'center' })
export const cutHint = style({ color: color.muted, fontSize: size[14], marginBlockEnd: space[3] })
/** The handles are large enough for fingers. */
export const cut = style({
  display: 'grid',
  justifyItems: 'center',
  vars: { '--rc-drag-handle-size': '24px', '--rc-focus-color': color.focus },
})
export const cutPicture = style({ maxBlockSize: '60vh' })
