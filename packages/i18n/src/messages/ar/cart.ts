import type { Messages } from '../../catalogue.ts'

export const cart: Messages<'cart'> = {}
