import type { Messages } from '../../catalogue.ts'

export const shell: Messages<'shell'> = {}
