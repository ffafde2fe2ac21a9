import { expect, it } from 'vitest'
import { distTag } from './dist-tag.ts'

it.each([
  ['1.0.0', null, 'latest'],
  ['1.2.0', '1.1.9', 'latest'],
  ['1.2.0-next.0', '1.1.9', 'next'],
  ['1.2.0-beta', null, 'beta'],
  ['1.2.0-0', '1.1.9', 'prerelease'],
  ['1.2.0-x.1', '1.1.9', 'prerelease'],
  ['1.1.10', '1.2.0', 'release-1.1'],
  ['1.2.0', '1.3.0-next.1', 'latest'],
])('W2 publishes %s beside %s as %s', (version, latest, tag) => {
  expect(distTag(version, latest)).toBe(tag)
})
