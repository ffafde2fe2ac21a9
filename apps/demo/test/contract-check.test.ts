import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkContract } from '@tradepost/contract/check'
import { createRecorder } from '@tradepost/contract/check/recorder'
import { examples } from '@tradepost/contract/examples'
import { contractEntries } from '@tradepost/contract/openapi'
import { testTenants } from '@tradepost/gateway/test/minimal-tenants'
import { testClientSecrets } from '@tradepost/gateway/test/test-clients'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createUsualGateway, type FilledGateway } from './filled-gateway.ts'

const main = path.join(import.meta.dirname, '../../../packages/contract/src/check/main.ts')
let gateway: FilledGateway
let port: number
beforeAll(async () => {
  gateway = await createUsualGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  port = (gateway.app.server.address() as { port: number }).port
  Object.assign(gateway.deps.config, { publicUrl: `http://127.0.0.1:${port}` })
  void work()
}, 600_000)
afterAll(async () => {
  closing = true
  await gateway.close()
})

let closing = false
/** Runs due jobs by the test's clock, as a worker would. */
async function work() {
  while (!closing) {
    await gateway.deps.jobs.runDue().catch(() => {})
    await setTimeout(50)
  }
}

const person = (email: string) => ({ email: `${email}@tradepost.example`, password: 'Tradepost-2026' })
const options = (gatewayPort: number) => ({
  url: `http://127.0.0.1:${gatewayPort}`,
  clientId: 'lumen-web',
  clientSecret: testClientSecrets['lumen-web'],
  origin: testTenants.lumen.origin,
  tenantId: '1',
  siteId: '1001',
  buyer: person('demo'),
  seller: person('demo-seller'),
  staff: person('demo-service'),
  secondStaff: person('demo-service2'),
})

interface Answer {
  status: number
  headers: Record<string, string>
  code?: string | undefined
  msg?: string | undefined
  field?: string | undefined
  data?: Record<string, unknown> | undefined
}
type Break = (answer: Answer) => Answer

/** Forwards requests and changes the answers, except those to signing in. */
async function createBreakingProxy(target: number, breaks: Break) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const answer = await fetch(`http://127.0.0.1:${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name) ? [] : [[name, String(value)]],
      ),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const {
      'content-length': _,
      'transfer-encoding': __,
      connection: ___,
      ...headers
    } = Object.fromEntries(answer.headers)
    const text = await answer.text()
    const json =
      headers['content-type']?.startsWith('application/json') && !request.url?.startsWith('/account/oauth/token')
    if (!json) return response.writeHead(answer.status, headers).end(text)
    const { status, headers: changed, ...body } = breaks({ status: answer.status, headers, ...JSON.parse(text) })
    return response.writeHead(status, changed).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const examplesFile = path.join(import.meta.dirname, '../../../packages/contract/src/examples.json')
/**
 * Calls that the check makes only with invalid input and as a stranger, because a success would need more, such as a
 * mailbox.
 */
const withoutSuccess = [
  ...[
    'account.bindEmail',
    'account.changePassword',
    'account.deleteUser',
    'account.resetPassword',
    'account.unbindEmail',
  ],
  ...['afterSales.claimInsurance', 'afterSales.refundSharing'],
  ...['alerts.readUnsubscribe', 'alerts.unsubscribe'],
  ...['application.applicationDetail', 'application.decideApplication', 'application.payDeposit'],
  ...['application.returnDeposit', 'application.submitApplication', 'application.withdrawApplication'],
  ...['factor.challengePasskey', 'factor.confirmFactor', 'factor.confirmPasskey', 'factor.proveFactor'],
  ...['factor.provePasskey', 'factor.removeFactor', 'factor.removePasskey', 'factor.renamePasskey'],
  ...['factor.renewRecoveryCodes', 'factor.resetFactor'],
  // Nobody of the demo tests new features.
  'beta.inviteTesters',
  // The shop of the check is open.
  'opening.setShopOpen',
  // No example address can be called.
  ...['webhook.createWebhook', 'webhook.editWebhook', 'webhook.removeWebhook', 'webhook.renewWebhookSecret'],
  ...['webhook.replayWebhook', 'webhook.webhookDeliveryPage', 'webhook.webhookDetail'],
  // The demo has no service that translates.
  ...['offerTranslation.suggestTranslation'],
  // No payment of the demo is disputed.
  ...['chargeback.acceptChargeback', 'chargeback.chargebackDetail', 'chargeback.chargebackPack'],
  ...['chargeback.saveChargeback', 'chargeback.sendChargeback', 'chargeback.takeChargeback'],
  // The demo has no device, and no example address can be called.
  ...['push.addPushDevice', 'push.removePushDevice', 'push.testPushDevice'],
  // A backup may still be under way.
  'job.tryRestore',
  // No job of the demo fails.
  ...['job.retryJob'],
  // The staff of the check are no platform administrators.
  ...['tenant.createTenant', 'tenant.tenantList'],
  // The secrets of the demo's clients stay as they are.
  ...['client.renewClientSecret', 'client.endClientSecret'],
  // The demo reaches no card provider.
  ...['paymentKey.tryPaymentKey', 'paymentKey.setPaymentKeys', 'paymentKey.removePaymentKeys'],
  // The check publishes no terms, to which every buyer would have to agree.
  ...['legal.agreeToTerms'],
  ...['order.correctInputs'],
  ...['pass.refundPass'],
  ...['payment.paymentWebhook'],
  ...['payout.answerPayoutRun', 'payout.payoutFile', 'payout.payoutWebhook', 'payout.settlePayout'],
  // The demo has no contract with Stripe.
  ...['payout.sellerConnectAccount', 'payout.sellerCheckAccount'],
  ...['application.startIdentityCheck', 'application.lookAtIdentityCheck', 'application.identityCheckWebhook'],
  ...['role.acceptInvitation', 'role.removeMember', 'role.sellerRemoveMember'],
  // The token is in a mail.
  ...['ticket.readTicketLink', 'ticket.writeByTicketLink'],
  // No example address can be called.
  ...['sellerEndpoint.sellerEndpointRemove', 'sellerEndpoint.sellerEndpointRotate', 'sellerEndpoint.sellerEndpointSet'],
  'sellerEndpoint.sellerEndpointTry',
  ...[
    'signIn.authUrl',
    'signIn.endOtherSessions',
    'signIn.exchangeCredential',
    'signIn.linkIdentity',
    'signIn.openId',
    'signIn.openLogin',
    'signIn.unlinkIdentity',
    'signIn.verifyCodeCheck',
  ],
  ...['staff.decideInsurance'],
  // It would end the sessions of the account that the check uses.
  ...['support.askReplacement', 'support.replaceGoods', 'support.banCustomer', 'support.unbanCustomer'],
  ...['support.eraseCustomer', 'support.exportCustomer', 'support.fileDetail', 'support.restoreFile'],
  ...['valueCalculator.estimateValue'],
]

describe('the contract check', () => {
  it('finds no deviation in this gateway', async () => {
    const recorder = createRecorder(options(port).url)
    const report = await checkContract({ ...options(port), record: recorder.keep })
    expect(report.deviations.map(({ call, when, what }) => `${call} ${when}: ${what}`)).toEqual([])
    // The check made every call, and every call that can succeed for a new buyer succeeded.
    expect(report.calls).toBe(contractEntries().length)
    expect(report.requests).toBeGreaterThan(report.calls * 5)
    expect(report.unproved.toSorted()).toEqual(withoutSuccess.toSorted())
    // The documentation shows recorded answers. They must be recorded again after a change of a schema or of the demo.
    if (process.env.RECORD_EXAMPLES) writeFileSync(examplesFile, `${JSON.stringify(recorder.all(), null, 2)}\n`)
    expect(Object.keys(recorder.all())).toEqual(expect.arrayContaining(Object.keys(examples)))
  }, 600_000)

  it('detects a gateway that breaks any part of the contract', async () => {
    const through = async (breaks: Break, calls: readonly string[]) => {
      const proxy = await createBreakingProxy(port, breaks)
      const only = (name: string) => calls.includes(name)
      const { deviations } = await checkContract(options(proxy.port), only).finally(() => proxy.close())
      return deviations.map(({ call, what }) => `${call}: ${what}`)
    }
    const succeeds = (answer: Answer) => answer.status === 200
    const cases: [name: string, call: string, Break, RegExp][] = [
      [
        'a number as text',
        'offer.offerPage',
        (a) => (succeeds(a) && a.data ? { ...a, data: { ...a.data, total: 'many' } } : a),
        /offerPage: data\/total/,
      ],
      [
        'a field too many',
        'offer.offerPage',
        (a) => (succeeds(a) && a.data ? { ...a, data: { ...a.data, passwordHash: 'x' } } : a),
        /undeclared fields: passwordHash/,
      ],
      [
        'a field missing',
        'catalog.brandPage',
        (a) => (succeeds(a) && a.data ? { ...a, data: { ...a.data, list: undefined } } : a),
        /brandPage: data must have required/,
      ],
      [
        'another envelope',
        'catalog.brandPage',
        (a) => (succeeds(a) ? { ...a, code: 'OK' } : a),
        /answers 200 with the code "OK"/,
      ],
      [
        'an undeclared code',
        'catalog.brandPage',
        (a) => (succeeds(a) ? a : { ...a, code: 'oops' }),
        /undeclared code "oops"/,
      ],
      [
        'another status',
        'cart.getCart',
        (a) => (a.status === 401 ? { ...a, status: 403 } : a),
        /answers unauthorized with 403 instead of 401/,
      ],
      [
        'a crash',
        'account.updateProfile',
        (a) => (a.status === 400 ? { ...a, status: 500 } : a),
        /updateProfile: answers 500/,
      ],
      [
        'no field',
        'account.updateProfile',
        (a) => ({ ...a, field: undefined }),
        /names the field undefined instead of/,
      ],
      [
        'everything accepted',
        'account.updateProfile',
        (a) => (a.status === 400 ? { ...a, status: 200, code: '0000' } : a),
        /accepts input that it should refuse/,
      ],
      [
        'an open door',
        'cart.getCart',
        (a) => (a.status === 401 ? { ...a, status: 200, code: '0000' } : a),
        /answers a caller that it should refuse/,
      ],
      [
        'a database text',
        'catalog.brandPage',
        (a) => (succeeds(a) ? a : { ...a, msg: 'relation "x" violates constraint' }),
        /shows internals/,
      ],
      [
        'no protection',
        'catalog.brandPage',
        (a) => ({ ...a, headers: { ...a.headers, 'x-content-type-options': '' } }),
        /is not nosniff/,
      ],
      [
        'another request',
        'catalog.brandPage',
        (a) => ({ ...a, headers: { ...a.headers, 'x-request-id': 'mine' } }),
        /x-request-id is not the one/,
      ],
      [
        'a buyer in the seller calls',
        'seller.sellerBalance',
        (a) => (a.status === 403 ? { ...a, status: 200, code: '0000' } : a),
        /sellerBalance: answers a caller that it should refuse/,
      ],
      [
        'a good path that is closed',
        'pass.setAutoRenew',
        (a) => (succeeds(a) ? { ...a, status: 409, code: 'state_conflict', data: undefined } : a),
        /setAutoRenew: answers state_conflict where it should succeed/,
      ],
      ['no text', 'catalog.brandPage', (a) => ({ ...a, msg: '' }), /msg is not a text/],
    ]
    // Control: a proxy that changes nothing causes no deviation.
    expect(await through((answer) => answer, [...new Set(cases.map(([, call]) => call))])).toEqual([])
    for (const [name, call, breaks, message] of cases)
      expect([name, await through(breaks, [call])]).toEqual([
        name,
        expect.arrayContaining([expect.stringMatching(message)]),
      ])
  }, 600_000)

  it('exits with 1 and a line per deviation, or with 0 if there are none', async () => {
    const command = (url: string, only = 'catalog.') =>
      new Promise<{ code: number | null; out: string }>((resolve) => {
        const { PATH = '' } = process.env
        const env: Record<string, string> = {
          PATH,
          CLIENT_SECRET: options(0).clientSecret,
          BUYER_PASSWORD: options(0).buyer.password,
        }
        const child = spawn(process.execPath, [main, url, '--only', only], {
          env: env as NodeJS.ProcessEnv,
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        let out = ''
        child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          out += chunk
        })
        child.once('exit', (code) => resolve({ code, out }))
      })
    const right = await command(options(port).url)
    expect(right).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ calls, .* 0 deviations\n$/) })
    const proxy = await createBreakingProxy(port, (a) => (a.status === 421 ? { ...a, status: 200 } : a))
    const wrong = await command(options(proxy.port).url)
    await proxy.close()
    expect(wrong.code).toBe(1)
    expect(wrong.out).toContain('catalog.brandAll from an unknown origin: answers a caller that it should refuse\n')
  }, 600_000)
})
