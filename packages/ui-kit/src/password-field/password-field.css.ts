import { style } from '@vanilla-extract/css'
import { media } from '../vars.css.ts'

export const onlyWithScript = style({ display: 'inline-flex', '@media': { [media.noScript]: { display: 'none' } } })
