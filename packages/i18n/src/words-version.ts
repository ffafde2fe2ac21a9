import manifest from '../package.json' with { type: 'json' }

/** The version of the built-in messages, `major.minor.patch`. A pack made from them has the same version. */
export const wordsVersion: string = manifest.version

/** True when a pack is older than the built-in messages. A pack without a version is not older. */
export const isOlderPack = (version: string | undefined, than = wordsVersion): boolean =>
  version !== undefined && version.localeCompare(than, 'en', { numeric: true }) < 0
