import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../support/harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

describe('POST /log/web/log', () => {
  it('G-72 answers 0000 and refuses an unknown level', async () => {
    const entry = { data: 'x', exceptionMsg: 'boom', url: '/items/1', method: 'GET', userId: '1' }
    const accepted = await gateway.inject(calls.log.webLog, { body: { ...entry, logLevel: 'WARN' } })
    expect(accepted).toMatchObject({ status: 200, body: { code: '0000', msg: 'Success', data: {} } })
    const refused = await gateway.inject(calls.log.webLog, { body: { ...entry, logLevel: 'FATAL' as 'WARN' } })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'format_error', msg: 'Format error', field: 'logLevel' },
    })
  })
})
