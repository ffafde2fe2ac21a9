import manifest from '../package.json' with { type: 'json' }

/** The version of the words built in here, `major.minor.patch`; a pack made of them carries it. */
export const wordsVersion: string = manifest.version

/** True when a pack has an older version than these words. A pack without a version is not older. */
export const isOlderPack = (version: string | undefined, than = wordsVersion): boolean =>
  version !== undefined && version.localeCompare(than, 'en', { numeric: true }) < 0
