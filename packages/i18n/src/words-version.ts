import manifest from '../package.json' with { type: 'json' }

/** The version of the words built in here, `major.minor.patch`; a pack made of them carries it. */
export const wordsVersion: string = manifest.version

/** Whether a pack was made of earlier words than these; one that does not say is not. */
export const isOlderPack = (version: string | undefined, than = wordsVersion): boolean =>
  version !== undefined && version.localeCompare(than, 'en', { numeric: true }) < 0
