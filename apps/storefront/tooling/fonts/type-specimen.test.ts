import { describe, expect, it } from 'vitest'
import { typeSpecimen } from './type-specimen.ts'

const families = (faces: string) => new Set([...faces.matchAll(/font-family:\s*["']([^"']+)/g)].map(([, name]) => name))

describe('the typography of a shop', () => {
  it('contains the fonts its languages need, and only the slices the text needs', () => {
    const text = 'Kiba 代金は届くまで動きません。'
    const { faces, sizes } = typeSpecimen(['ja', 'en'], text)
    expect(families(faces)).toEqual(new Set(['Public Sans Variable', 'Noto Sans JP Variable']))
    const slices = faces.match(/@font-face/g)?.length ?? 0
    expect(slices).toBeGreaterThan(2)
    expect(slices).toBeLessThan(20)
    expect(faces).not.toMatch(/url\((?!data:font\/woff2;base64,d09GMg)/)
    expect(Object.keys(sizes).length).toBeGreaterThan(5)
  })

  it.each([
    ['ar', 'مرحبا', 'Noto Sans Arabic Variable'],
    ['th', 'สวัสดี', 'Noto Sans Thai Variable'],
    ['kr', '안녕하세요', 'Noto Sans KR Variable'],
    ['zh', '你好', 'Noto Sans SC Variable'],
  ] as const)('has letters for %s', (locale, text, name) => {
    expect(families(typeSpecimen([locale], text).faces)).toContain(name)
    expect(families(typeSpecimen(['en'], text).faces)).not.toContain(name)
  })
})
