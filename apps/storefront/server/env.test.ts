import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { redact } from './logger.ts'

const good = {
  GATEWAY_URL: 'http://localhost:4000',
  GATEWAY_CLIENT_ID: 'lumen-web',
  GATEWAY_CLIENT_SECRET: 'secret',
  SESSION_SECRET: 'x'.repeat(32),
}

describe('readEnv', () => {
  it('reads a sound environment', () => {
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
  it('names every mistake at once', () => {
    const read = () => readEnv({ PORT: 'x', GATEWAY_URL: 'nowhere', SESSION_SECRET: 'short' })
    for (const name of ['PORT', 'GATEWAY_URL', 'GATEWAY_CLIENT_ID', 'GATEWAY_CLIENT_SECRET', 'SESSION_SECRET'])
      expect(read).toThrow(name)
  })
  it('refuses plain http beyond this machine', () => {
    expect(() => readEnv({ ...good, PUBLIC_ORIGIN: 'http://shop.example' })).toThrow('https')
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
