import type { Messages } from '../../catalogue.ts'

export const offer: Messages<'offer'> = {}
