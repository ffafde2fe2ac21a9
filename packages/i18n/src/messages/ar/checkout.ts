import type { Messages } from '../../catalogue.ts'

export const checkout: Messages<'checkout'> = {}
