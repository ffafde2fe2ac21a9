import type { Messages } from '../../catalogue.ts'

export const errors: Messages<'errors'> = {}
