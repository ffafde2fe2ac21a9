import { paths } from '../kernel/paths/index.ts'

/** The address that shows these offers side by side; it is all a comparison is. */
export const comparePath = (ids: readonly string[], onlyDifferences = false): string =>
  `${paths.compare()}${ids.length > 0 ? `?ids=${ids.join('.')}${onlyDifferences ? '&only=differences' : ''}` : ''}`
