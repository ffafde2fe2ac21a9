import type { Messages } from '../../catalogue.ts'

export const pay: Messages<'pay'> = {}
