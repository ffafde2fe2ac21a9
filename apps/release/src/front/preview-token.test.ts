import { describe, expect, it } from 'vitest'
import { previewOf } from './answer-preview-link.ts'
import { readPreview, signPreview } from './preview-token.ts'

const preview = { tenant: 'lumen', version: '1.1.0-next.0', expires: 1000 }
const token = signPreview(preview, 'key')

describe('the token of a preview', () => {
  it('names the tenant, the version and its end', () => {
    expect(readPreview(token, 'lumen', 'key', 999)).toEqual(preview)
  })
  it('is worth nothing later, for another tenant, with another key or when it was changed', () => {
    const forged = signPreview({ ...preview, version: '9.9.9' }, 'guessed')
    const mixed = `${forged.split('.')[0]}.${token.split('.')[1]}`
    expect(readPreview(token, 'lumen', 'key', 1000)).toBeNull()
    expect(readPreview(token, 'sahra', 'key', 999)).toBeNull()
    for (const wrong of [forged, mixed, '', '.', 'a.b', token.slice(0, -1)])
      expect(readPreview(wrong, 'lumen', 'key', 999), wrong).toBeNull()
  })
  it('is read from a cookie among others', () => {
    const lasting = signPreview({ ...preview, expires: Date.now() + 60_000 }, 'key')
    expect(previewOf(`a=1; release-preview=${lasting}; b=2`, 'lumen', 'key')?.version).toBe('1.1.0-next.0')
    expect(previewOf(`not-release-preview=${lasting}`, 'lumen', 'key')).toBeNull()
    expect(previewOf(`release-preview=${lasting}`, 'lumen', null)).toBeNull()
  })
})
