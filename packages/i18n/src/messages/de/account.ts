import type { Messages } from '../../catalogue.ts'

export const account: Messages<'account'> = {}
