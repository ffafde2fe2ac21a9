import { color, hairline, leading, radius, size, space, width } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const prose = style({ maxInlineSize: width.text, lineHeight: leading.body, overflowWrap: 'anywhere' })

globalStyle(`${prose} > * + *`, { marginBlockStart: space[4] })
globalStyle(`${prose} h2`, { fontSize: size[22], marginBlockStart: space[8] })
globalStyle(`${prose} h3`, { fontSize: size[18], marginBlockStart: space[6] })
globalStyle(`${prose} a`, { color: color.accentText, textDecoration: 'underline' })
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: space[6] })
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: space[6] })
globalStyle(`${prose} li + li`, { marginBlockStart: space[2] })
globalStyle(`${prose} img`, { blockSize: 'auto', borderRadius: radius.card })
globalStyle(`${prose} table`, { inlineSize: '100%', fontSize: size[14] })
globalStyle(`${prose} th, ${prose} td`, { padding: space[2], borderBlockEnd: hairline, textAlign: 'start' })
