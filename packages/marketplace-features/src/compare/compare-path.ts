import { paths } from '../kernel/paths/index.ts'

/** The address that compares these offers. It holds all state of the comparison. */
export const comparePath = (ids: readonly string[], onlyDifferences = false): string =>
  `${paths.compare()}${ids.length > 0 ? `?ids=${ids.join('.')}${onlyDifferences ? '&only=differences' : ''}` : ''}`
