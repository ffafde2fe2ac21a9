const semver = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?$/

/** Below 0 if the first version came earlier; null if the versions have no order, as those of builds without a release. */
function compareVersions(one: string, other: string): number | null {
  const [a, b] = [semver.exec(one), semver.exec(other)]
  if (!a || !b) return null
  for (const place of [1, 2, 3]) {
    const difference = Number(a[place]) - Number(b[place])
    if (difference !== 0) return difference
  }
  // A canary comes before its release.
  if (a[4] === b[4]) return 0
  if (a[4] === undefined || b[4] === undefined) return a[4] === undefined ? 1 : -1
  return a[4].localeCompare(b[4], 'en', { numeric: true })
}

/** True if a version came after all the given ones. A version without an order is newer if it is none of them. */
export const isNewerVersion = (version: string, known: readonly string[]): boolean =>
  version !== '' &&
  !known.includes(version) &&
  known.every((one) => {
    const order = compareVersions(version, one)
    return order === null || order > 0
  })
