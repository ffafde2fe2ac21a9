import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { redact } from './logger.ts'
import { noInline } from './security/inline-hashes.ts'
import { contentSecurityPolicy } from './security/security-headers.ts'

const good = {
  GATEWAY_URL: 'http://localhost:4000',
  GATEWAY_CLIENT_ID: 'lumen-web',
  GATEWAY_CLIENT_SECRET: 'secret',
  SESSION_SECRET: 'x'.repeat(32),
}

describe('readEnv', () => {
  it('reads a valid environment', () => {
    expect(readEnv({ ...good, PORT: '5000' })).toMatchObject({
      port: 5000,
      publicOrigin: 'http://localhost:5000',
      secure: false,
    })
    expect(readEnv({ ...good, PUBLIC_ORIGIN: 'https://shop.example/' })).toMatchObject({
      publicOrigin: 'https://shop.example',
      secure: true,
    })
  })
  it('reports all mistakes at once', () => {
    const read = () => readEnv({ PORT: 'x', GATEWAY_URL: 'nowhere', SESSION_SECRET: 'short' })
    for (const name of ['PORT', 'GATEWAY_URL', 'GATEWAY_CLIENT_ID', 'GATEWAY_CLIENT_SECRET', 'SESSION_SECRET'])
      expect(read).toThrow(name)
  })
  it('limits the memory for kept answers', () => {
    const megabytes = (more: Record<string, string>) => readEnv({ ...good, ...more }).answerCacheMb
    expect([megabytes({}), megabytes({ ANSWER_CACHE_MB: '0' }), megabytes({ ANSWER_CACHE_MB: '64' })]).toEqual([
      32, 0, 64,
    ])
    for (const ANSWER_CACHE_MB of ['-1', 'much', '1.5', '1025'])
      expect(() => megabytes({ ANSWER_CACHE_MB })).toThrow('ANSWER_CACHE_MB')
  })
  it('sets one process per core unless WORKERS says otherwise', () => {
    const workers = (more: Record<string, string>) => readEnv({ ...good, ...more }).workers
    expect([workers({}), workers({ SUPERVISOR: 'none' })]).toEqual([availableParallelism(), 1])
    expect([workers({ WORKERS: '3' }), workers({ WORKERS: '2', SUPERVISOR: 'none' })]).toEqual([3, 2])
    for (const WORKERS of ['0', 'two', '1.5', '65']) expect(() => workers({ WORKERS })).toThrow('WORKERS')
  })
  it('refuses plain http except on this machine', () => {
    expect(() => readEnv({ ...good, PUBLIC_ORIGIN: 'http://shop.example' })).toThrow('https')
  })
  it('lets pages show private files from the file store that the gateway redirects to', () => {
    const policy = (more: Record<string, string>) =>
      contentSecurityPolicy(readEnv({ ...good, ...more }), noInline, '/buyer/orders')
    expect(policy({})).toContain(`img-src 'self' data: http://localhost:4000; media-src 'self' http://localhost:4000;`)
    const PRIVATE_FILES_ORIGIN = 'https://s3.example'
    expect(policy({ PRIVATE_FILES_ORIGIN })).toContain(
      `img-src 'self' data: http://localhost:4000 https://s3.example; media-src 'self' http://localhost:4000 https://s3.example;`,
    )
    expect(() => readEnv({ ...good, PRIVATE_FILES_ORIGIN: 's3.example' })).toThrow('PRIVATE_FILES_ORIGIN')
  })
  it('accepts one tap only with its client id', () => {
    expect(readEnv(good).oneTap).toBeNull()
    const oneTap = { ONE_TAP_SCRIPT: 'https://one.example/tap', ONE_TAP_CLIENT_ID: 'shop' }
    expect(readEnv({ ...good, ...oneTap }).oneTap).toEqual({ src: 'https://one.example/tap', clientId: 'shop' })
    expect(() => readEnv({ ...good, ONE_TAP_SCRIPT: 'https://one.example/tap' })).toThrow('ONE_TAP_CLIENT_ID')
  })
  it('reads only variables that docs/configuration.md lists for a storefront', () => {
    const read = new Set<string>()
    const settings = {
      ...good,
      ONE_TAP_SCRIPT: 'https://a.example',
      ONE_TAP_CLIENT_ID: 'shop',
      TRANSLATE_SCRIPT: 'https://a.example',
    }
    const recording = new Proxy<Record<string, string>>(
      { ...settings, CARD_SCRIPT: 'https://a.example' },
      {
        get(values, name) {
          read.add(String(name))
          return values[String(name)]
        },
      },
    )
    readEnv(recording)
    for (const file of globSync('**/*.ts', { cwd: import.meta.dirname }))
      for (const [, name = ''] of readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(
        /process\.env\.(\w+)\b(?! = )/g,
      ))
        read.add(name)
    const page = readFileSync(path.join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8')
    const table = page.slice(page.indexOf('**A storefront**'), page.indexOf("The gateway's tests"))
    expect(read.size).toBeGreaterThan(15)
    expect([...read].filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})

describe('redact', () => {
  it('removes secrets at any depth and from addresses', () => {
    const entry = {
      a: { b: { c: { password: 'canary', access_token: 'canary' } } },
      url: '/x?ut=canary&q=1&code=canary',
    }
    const text = JSON.stringify(redact(entry))
    expect(text).not.toContain('canary')
    expect(text).toContain('q=1')
  })
})
