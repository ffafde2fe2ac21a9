import type { Messages } from '../../catalogue.ts'

export const orders: Messages<'orders'> = {}
