import { color, family, hairline, media, motion, radius, size, space } from '@tradepost/ui-kit/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
})
const takenOut = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })
export const secrets = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  animation: `${takenOut} ${motion.calm}`,
})
export const secret = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  alignContent: 'center',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderRadius: radius.control,
  background: color.page,
  border: hairline,
  minBlockSize: '3.5rem',
})
export const secretName = style({ fontSize: size[12], color: color.muted })
/** Beside the name and the value. */
export const copy = style({ gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center', margin: 0 })
export const secretValue = style({
  fontFamily: family.code,
  fontSize: size[16],
  overflowWrap: 'anywhere',
  margin: 0,
  userSelect: 'all',
})
globalStyle(`${secretValue} > a`, { color: color.accentText, textDecorationLine: 'underline' })
export const noScriptHidden = style({ '@media': { [media.noScript]: { display: 'none' } } })
