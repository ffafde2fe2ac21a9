import { calls } from '@tradepost/contract'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../create-api.ts'
import { createFake } from './create-fake.ts'

describe('the A/B group of the caller', () => {
  const fake = createFake()
  const server = setupServer(...fake.handlers('http://gateway.test'))
  let header: Record<string, string> = {}
  const api = createApi({ baseUrl: 'http://gateway.test', headers: () => header })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())

  it('is the one that the fake was created with', () => {
    expect(createFake().state.abGroup).toBe('A')
    expect(createFake({ abGroup: 'B' }).state.abGroup).toBe('B')
  })

  it.each([
    ['2', 'B'],
    ['1', 'A'],
  ])('is read from the header: %s means %s', async (value, group) => {
    header = { 'Ab-Test-Group': value }
    await api(calls.offer.offerPage, { body: { pageSize: 1 } })
    expect(fake.state.abGroup).toBe(group)
    header = {}
    await api(calls.offer.offerPage, { body: { pageSize: 1 } })
    expect(fake.state.abGroup).toBe(group)
  })
})
