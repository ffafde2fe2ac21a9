import semver from 'semver'

/**
 * The registry tag to publish a version under. Only the highest stable version is `latest`: a prerelease gets its own
 * identifier (`1.2.0-next.3` → `next`), and a fix of an older version gets `release-1.1`.
 */
export function distTag(version: string, latest: string | null): string {
  const parsed = semver.parse(version, {}, true)
  const [identifier] = parsed.prerelease
  if (identifier !== undefined)
    return typeof identifier === 'string' && !semver.validRange(identifier) ? identifier : 'prerelease'
  const isOlder = latest !== null && semver.prerelease(latest) === null && semver.lt(version, latest)
  return isOlder ? `release-${parsed.major}.${parsed.minor}` : 'latest'
}
