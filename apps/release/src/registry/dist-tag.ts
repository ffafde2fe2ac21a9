import semver from 'semver'

/**
 * The registry's tag that a version is published under. `latest` is the highest stable version alone: a prerelease gets
 * its own identifier (`1.2.0-next.3` → `next`), a repair of an older line `release-1.1`.
 */
export function distTag(version: string, latest: string | null): string {
  const parsed = semver.parse(version, {}, true)
  const [identifier] = parsed.prerelease
  if (identifier !== undefined)
    return typeof identifier === 'string' && !semver.validRange(identifier) ? identifier : 'prerelease'
  const isOlder = latest !== null && semver.prerelease(latest) === null && semver.lt(version, latest)
  return isOlder ? `release-${parsed.major}.${parsed.minor}` : 'latest'
}
