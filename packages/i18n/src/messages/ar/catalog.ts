import type { Messages } from '../../catalogue.ts'

export const catalog: Messages<'catalog'> = {}
