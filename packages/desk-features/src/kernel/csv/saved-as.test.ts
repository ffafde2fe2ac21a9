import type { Api } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { expect, it } from 'vitest'
import { savedAs } from './saved-as.ts'

it('names the file in the first use of each call only, and keeps other options', async () => {
  const sent: [string, unknown][] = []
  const api = savedAs(
    (async (call: { path: string }, _input: unknown, options: unknown) => {
      sent.push([call.path, options])
      return {}
    }) as unknown as Api,
    'members.csv',
  )
  await api(calls.role.sellerMemberList)
  await api(calls.unitClaim.sellerUnitClaimPage, { body: {} }, { idempotencyKey: 'key' })
  await api(calls.unitClaim.sellerUnitClaimPage, { body: {} }, { idempotencyKey: 'key' })
  const [members, claims] = [calls.role.sellerMemberList.path, calls.unitClaim.sellerUnitClaimPage.path]
  expect(sent).toEqual([
    [members, { savedAs: 'members.csv' }],
    [claims, { idempotencyKey: 'key', savedAs: 'members.csv' }],
    [claims, { idempotencyKey: 'key' }],
  ])
})

it('names the file only in the call that it was told', async () => {
  const sent: [string, unknown][] = []
  const api = savedAs(
    (async (call: { path: string }, _input: unknown, options: unknown) => {
      sent.push([call.path, options])
      return {}
    }) as unknown as Api,
    'members.csv',
    calls.role.sellerMemberList,
  )
  await api(calls.seller.sellerBalance)
  await api(calls.role.sellerMemberList)
  expect(sent).toEqual([
    [calls.seller.sellerBalance.path, {}],
    [calls.role.sellerMemberList.path, { savedAs: 'members.csv' }],
  ])
})
