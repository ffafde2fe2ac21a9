import { checkContract } from '@tradepost/contract/check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { developmentClientSecrets } from '../src/platform/config/defaults.ts'
import { createFilledGateway, type FilledGateway } from './catalog-shop.ts'

let gateway: FilledGateway
let port: number
beforeAll(async () => {
  gateway = await createFilledGateway(400)
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  port = (gateway.app.server.address() as { port: number }).port
}, 240_000)
afterAll(() => gateway.close())

const options = (at: number) => ({
  url: `http://127.0.0.1:${at}`,
  clientId: 'lumen-web',
  clientSecret: developmentClientSecrets['lumen-web'],
  origin: 'http://localhost:4101',
  tenantId: '1',
  siteId: '1001',
  email: 'demo@tradepost.example',
  password: 'Tradepost-2026',
})

describe('the contract check', () => {
  it('finds nothing to say about this gateway', async () => {
    const report = await checkContract(options(port))
    expect(report.deviations.map(({ call, when, what }) => `${call} ${when}: ${what}`)).toEqual([])
    expect(report.succeeded.length).toBeGreaterThan(30)
  }, 240_000)
})
