import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {}
