import { statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { calls } from '@tradepost/contract'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import type { Config } from '../platform/config/config.ts'
import { developmentClientSecret } from '../platform/config/defaults.ts'
import { type ActorClient, signIn } from './actor-client.ts'
import { listParts } from './list-parts.ts'

export type Side = 'seller' | 'service'

interface VerbInput {
  operands: readonly string[]
  option: (
    name: 'text' | 'reason' | 'price' | 'stock' | 'status' | 'title' | 'file' | 'pieces' | 'part' | 'note' | 'kind',
  ) => string | undefined
  say: (line: string) => void
}
type Verb = (client: ActorClient, input: VerbInput) => Promise<unknown>

const oneOf = <const T extends readonly string[]>(value: string | undefined, allowed: T): T[number] => {
  if (!value || !allowed.includes(value)) throw new Error(`expected one of ${allowed.join(', ')}`)
  return value
}
const wholeNumberOf = (value: string | undefined) => {
  if (value !== undefined && !/^-?\d+$/.test(value)) throw new Error(`${value} is not a whole number`)
  return value === undefined ? undefined : Number(value)
}
const cents = (value: string | undefined) => {
  if (value === undefined) return undefined
  if (!/^\d+(\.\d{1,2})?$/.test(value)) throw new Error(`${value} is not a price like 12.50`)
  return Math.round(Number(value) * 100)
}
const piecesOf = (value: string | undefined) => (value === undefined ? {} : { pieces: wholeNumberOf(value) ?? 0 })
/** A part of the price, in minor units of the order's currency. */
const partOf = (value: string | undefined) => (value === undefined ? {} : { amount: wholeNumberOf(value) ?? 0 })
const statuses = { 'on-sale': 1, off: 2, maintenance: 7 } as const
const required = (value: string | undefined, name: string) => {
  if (!value?.trim()) throw new Error(`--${name} is missing`)
  return value
}

function bar(share: number): string {
  const full = Math.round(share * 30)
  return `[${'#'.repeat(full)}${'.'.repeat(30 - full)}] ${Math.floor(share * 100)} %`
}

/** Uploads a list of offers in parts and reports every refused line by its number in the file. */
async function importList(client: ActorClient, { operands: [file = ''], say }: VerbInput) {
  const sum = { lines: 0, created: 0, changed: 0, refused: 0 }
  const refusals: { line: number; field: string; code: string }[] = []
  for await (const part of listParts(file, statSync(file).size, uploadLimits.maxBytes / 2)) {
    const { id } = await client.upload(calls.seller.sellerOfferImport, part.bytes, 'offers.csv')
    let state = await client.send(calls.seller.sellerOfferImportState, { params: { id } })
    while (state.state === 'waiting' || state.state === 'running') {
      await delay(200)
      state = await client.send(calls.seller.sellerOfferImportState, { params: { id } })
    }
    if (state.state === 'failed') throw new Error(`the list was refused: ${state.failure}`)
    sum.lines += part.lines.length
    for (const key of ['created', 'changed', 'refused'] as const) sum[key] += state[key]
    for (let pageNo = 1; (pageNo - 1) * 100 < state.refused; pageNo++) {
      const page = await client.send(calls.seller.sellerOfferImportRefusals, {
        params: { id },
        query: { pageNo, pageSize: 100 },
      })
      for (const { line, field, code } of page.list)
        refusals.push({ line: part.lines.find((one) => one.part === line)?.file ?? line, field, code })
    }
    say(`${bar(part.read)}  ${sum.lines} lines, ${sum.refused} refused`)
  }
  return { ...sum, refusals }
}

const seller: Record<string, Verb> = {
  orders: (client, { operands: [group = 'all'] }) =>
    client.send(calls.seller.sellerOrderPage, {
      body: { group: oneOf(group, ['all', 'to-deliver', 'to-confirm', 'after-sales', 'finished']) },
    }),
  order: (client, { operands: [id = ''] }) => client.send(calls.seller.sellerOrderDetail, { params: { id } }),
  deliver: (client, { operands: [id = ''], option }) =>
    client.send(calls.seller.sellerDeliver, {
      params: { id },
      body: { text: required(option('text'), 'text'), ...piecesOf(option('pieces')) },
    }),
  refund: (client, { operands: [id = '', answer], option }) => {
    const text = option('text')
    return client.send(calls.afterSales.sellerAnswerRefund, {
      params: { id },
      body: {
        answer: oneOf(answer, ['accept', 'refuse', 'offer']),
        ...partOf(option('part')),
        ...(text ? { text } : {}),
      },
    })
  },
  reply: (client, { operands: [id = ''], option }) =>
    client.send(calls.review.sellerReplyReview, { params: { id }, body: { text: required(option('text'), 'text') } }),
  balance: (client) => client.send(calls.seller.sellerBalance, {}),
  offers: (client, { operands: [keyword] }) =>
    client.send(calls.seller.sellerOfferPage, { body: keyword ? { keyword } : {} }),
  offer: (client, { operands: [id = ''], option }) => {
    const [title, status] = [option('title'), option('status')]
    const [priceMinor, available] = [cents(option('price')), wholeNumberOf(option('stock'))]
    return client.send(calls.seller.sellerOfferEdit, {
      params: { id },
      body: {
        ...(title ? { title } : {}),
        ...(priceMinor === undefined ? {} : { priceMinor }),
        ...(available === undefined ? {} : { available }),
        ...(status ? { status: statuses[oneOf(status, ['on-sale', 'off', 'maintenance'])] } : {}),
      },
    })
  },
  import: importList,
}

const service: Record<string, Verb> = {
  cases: (client) => client.send(calls.staff.casePage, { body: {} }),
  case: (client, { operands: [id = ''] }) => client.send(calls.staff.caseDetail, { params: { id } }),
  dispute: (client, { operands: [id = '', outcome], option }) =>
    client.send(calls.staff.decideDispute, {
      params: { id },
      body: {
        outcome: oneOf(outcome, ['refund', 'seller', 'part']),
        ...partOf(option('part')),
        reason: required(option('reason'), 'reason'),
      },
    }),
  insurance: (client, { operands: [id = '', outcome], option }) =>
    client.send(calls.staff.decideInsurance, {
      params: { id },
      body: { outcome: oneOf(outcome, ['paid', 'refused']), reason: required(option('reason'), 'reason') },
    }),
  correct: (client, { operands: [account, ownerId = '', unit = '', amount], option }) =>
    client.send(calls.staff.correctBalance, {
      body: {
        account: oneOf(account, ['payable', 'points']),
        ...{ ownerId, unit, amount: wholeNumberOf(amount) ?? 0, reason: required(option('reason'), 'reason') },
      },
    }),
  acts: (client) => client.send(calls.staff.actPage, { body: {} }),
  alerts: (client, { operands: [state = 'open', page], option }) => {
    const kind = option('kind')
    return client.send(calls.staff.staffAlertPage, {
      body: {
        state: oneOf(state, ['open', 'done', 'record']),
        ...{ ...(kind ? { kind } : {}), pageNo: wholeNumberOf(page) ?? 1, pageSize: 100 },
      },
    })
  },
  alert: (client, { operands: [id = '', verb], option }) => {
    oneOf(verb, ['done'])
    return client.send(calls.staff.closeStaffAlert, {
      params: { id },
      body: { note: required(option('note'), 'note') },
    })
  },
  'reset-factor': (client, { operands: [userId = ''], option }) =>
    client.send(calls.factor.resetFactor, {
      params: { userId },
      body: { reason: required(option('reason'), 'reason') },
    }),
  testers: (client, { operands: [page] }) =>
    client.send(calls.beta.betaTesterPage, { body: { pageNo: wholeNumberOf(page) ?? 1, pageSize: 100 } }),
  answer: (client, { operands: [id = '', answer], option }) =>
    client.send(calls.staff.answerProposal, {
      params: { id },
      body: {
        approve: oneOf(answer, ['approve', 'reject']) === 'approve',
        reason: required(option('reason'), 'reason'),
      },
    }),
}

const sides = { seller, service }

/**
 * Runs `seller|service <verb> … --tenant lumen --email … [--gateway url]`: signs in with the password in ACTOR_PASSWORD,
 * and with the code of the second factor in ACTOR_CODE if the account has one. Makes the same calls, with the same rights,
 * as the person does in a browser.
 */
export async function runActorCommand(
  config: Pick<Config, 'publicUrl' | 'clientSecrets'>,
  side: Side,
  args: readonly string[],
  { password, code = '', say }: { password: string; code?: string; say: (line: string) => void },
): Promise<unknown> {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ tenant: text, email: text, gateway: text, text, reason: text, price: text, stock: text },
      ...{ status: text, title: text, file: text, pieces: text, part: text, note: text, kind: text },
    },
  })
  const [name = '', ...operands] = positionals
  const verbs = sides[side]
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) throw new Error(`gateway ${side} <${Object.keys(verbs).join('|')}> --tenant <code> --email <address>`)
  const tenant = required(values.tenant, 'tenant')
  if (!password) throw new Error('ACTOR_PASSWORD is missing: the password of the person who signs in.')
  const client = await signIn({
    gateway: values.gateway ?? config.publicUrl,
    tenant,
    secret: config.clientSecrets[`${tenant}-web`] ?? developmentClientSecret(`${tenant}-web`),
    email: required(values.email, 'email'),
    password,
    code,
  })
  return verb(client, { operands, option: (option) => values[option], say })
}
