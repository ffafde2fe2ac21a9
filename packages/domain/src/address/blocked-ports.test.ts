import { describe, expect, it } from 'vitest'
import { blockedPortOf, isBlockedPort } from './blocked-ports.ts'

describe('blocked ports', () => {
  it('W6 are the same ports that fetch refuses', async () => {
    const refused = async (port: number) => {
      const error = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(500) }).catch(
        (reason) => reason,
      )
      return String(error.cause?.message) === 'bad port'
    }
    const blocked = Array.from({ length: 65_536 }, (_, port) => port).filter(isBlockedPort)
    const neighbours = blocked.flatMap((port) => [port - 1, port + 1]).filter((port) => port > 0)
    const ports = [...new Set([...blocked, ...neighbours, 80, 443, 4000, 4101, 8080])]
    const differing: number[] = []
    for (const port of ports) if ((await refused(port)) !== isBlockedPort(port)) differing.push(port)
    expect(blocked.length).toBeGreaterThan(70)
    expect(differing).toEqual([])
  })

  it('are found in an address', () => {
    expect(blockedPortOf('http://localhost:6000/a')).toBe(6000)
    expect([blockedPortOf('http://localhost:6001'), blockedPortOf('https://a.example'), blockedPortOf('no')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
