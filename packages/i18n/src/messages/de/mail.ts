import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {}
