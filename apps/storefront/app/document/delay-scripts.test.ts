import { describe, expect, it } from 'vitest'
import { delayScripts } from './delay-scripts.server.ts'

const page =
  '<link rel="modulepreload" href="/a.js"/><p>日本 < <link rel="stylesheet" href="/b.css"/></p><link rel="modulepreload" href="/c.js"/><link rel="mod'

describe('delayScripts', () => {
  it('disables the preloading of scripts', () => {
    const expected = page.replaceAll('rel="modulepreload" ', 'rel="modulepreload" media="not all" ')
    expect(delayScripts(Buffer.from(page)).toString()).toBe(expected)
  })

  it('imports the scripts of a page after its first paint', () => {
    const script = (text: string) => Buffer.from(`<p>日本</p><script type="module" async="">;${text}</script>`)
    const imports =
      '\nimport * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/home-2.js";\nwindow.a = {};'
    const delayed = delayScripts(script(imports)).toString()
    expect(delayed).not.toContain('import *')
    expect(delayed).toMatch(
      /^<p>日本<\/p><script type="module" async="">;\nawait self\.firstPaint;.*\nwindow\.a = \{\};<\/script>$/,
    )
    expect(delayed).toContain(
      'const [route0,route1]=await Promise.all([import("/assets/root-1.js"),import("/assets/home-2.js")]);\n',
    )
  })

  it('changes nothing else', () => {
    const other = '<p><link rel="preload" href="/a.woff2"/></p>'
    expect(delayScripts(Buffer.from(other)).toString()).toBe(other)
  })
})
