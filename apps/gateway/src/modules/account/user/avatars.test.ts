import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import { register } from '../../../../test/support/people.ts'
import { file } from '../../../platform/db/schema/file.ts'

const [offered, second] = [randomUUID(), randomUUID()].sort() as [string, string]
const [foreign, evidence] = [randomUUID(), randomUUID()]
let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await createTestGateway()
  token = (await register(gateway, 'avatar@x.example')).access_token
  const row = (tenantId: number, id: string, purpose: string | null) => ({
    tenantId,
    id,
    catalogue: 'general',
    purpose,
    contentType: 'image/webp',
    bytes: 100,
    width: 160,
    height: 160,
    storageKey: `art/avatar/${id}.webp`,
  })
  await gateway.db.withTenant(1, 'test', (tx) =>
    tx.insert(file).values([row(1, offered, 'avatar'), row(1, second, 'avatar'), row(1, evidence, null)]),
  )
  await gateway.db.withTenant(2, 'test', (tx) => tx.insert(file).values(row(2, foreign, 'avatar')))
})
afterAll(() => gateway.close())

const url = (id: string) => `http://localhost:4000/media/art/avatar/${id}.webp`

it('G-32 lists the avatars of the tenant and nothing else', async () => {
  const list = await gateway.inject(calls.account.avatarList, {}, { token })
  expect(list.body.data).toEqual([
    { id: offered, fileUrl: url(offered) },
    { id: second, fileUrl: url(second) },
  ])
})

it('X23 H-18 G-33 G-25 saves the chosen avatar with the text of success, and answers it as file id and address', async () => {
  const before = await gateway.inject(calls.account.buyerAvatar, {}, { token })
  expect(before.body.data).toEqual({ avatar: null, fileUrl: null })
  const saved = await gateway.inject(calls.account.saveAvatar, { body: { avatarId: offered } }, { token })
  expect(saved.body).toEqual({ code: '0000', msg: 'Avatar saved', data: { avatar: offered } })
  const pack = await gateway.inject(calls.dictionary.languagePack, { params: { locale: 'de' } })
  expect(JSON.stringify(pack.body)).toContain('Profilbild gespeichert')
  expect(JSON.stringify(pack.body)).toContain('common.modifiable-success')
  const after = await gateway.inject(calls.account.buyerAvatar, {}, { token })
  expect(after.body.data).toEqual({ avatar: offered, fileUrl: url(offered) })
  for (const avatarId of [foreign, evidence, randomUUID()]) {
    const refused = await gateway.inject(calls.account.saveAvatar, { body: { avatarId } }, { token })
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found', field: 'avatarId' } })
  }
  expect((await gateway.inject(calls.account.buyerAvatar, {})).status).toBe(401)
})
