import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeBackup } from '../../src/platform/backup/backup-files.ts'
import { signInSeller } from '../support/people.ts'
import { dump, traces } from '../support/stored-text.ts'
import { createVaultShop, type VaultShop } from '../support/vault-shop.ts'

const lines: string[] = []
let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop({ log: { write: (line) => void lines.push(line) } })
})
afterAll(() => shop.close())

const canaries = Array.from({ length: 9 }, (_, n) => `canary-${n}-${randomUUID()}`)
const [form = '', listed = '', pasted = '', sent = '', login = '', password = '', refused = ''] = canaries
const [name = '', inside = ''] = canaries.slice(7)

/** The content of every file of a new backup. */
async function backupFiles(): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-canary-'))
  try {
    await takeBackup({ ownerUrl: shop.urls.owner, folder, files: shop.deps.files, keep: 1 })
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return files.map(({ parentPath, name: file }) => {
      const bytes = readFileSync(path.join(parentPath, file))
      return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Puts a secret into addresses, as a careless program does, and returns the answers with their headers. */
async function sendInAddresses(offerId: string, secret: string): Promise<string> {
  const { token } = shop.vendor
  const vault = calls.vault.unitPage.path.replace('{id}', offerId)
  const urls = [
    `${vault}?code=${secret}`,
    `/${secret}`,
    `/media/${secret}.webp`,
    `/file/private/${secret}?sign=${secret}`,
  ]
  const answers = []
  for (const method of ['GET', 'POST'] as const)
    for (const url of urls) {
      const headers = { authorization: `Bearer ${token}`, referer: `https://lumen.example/?code=${secret}` }
      const { statusCode, headers: given, body } = await shop.app.inject({ method, url, headers })
      answers.push(statusCode, given, body)
    }
  return JSON.stringify(answers)
}

it('S53 S55 units of a vault are nowhere in plain text: neither in rows, backups, logs, audit entries, jobs, errors nor redirects', async () => {
  const offerId = await shop.offer({ vault: 'cards' })
  const accounts = await shop.offer({ vault: 'accounts' })
  const errors: unknown[] = []
  const params = { id: offerId }
  const vendor = shop.as(shop.vendor)
  expect((await shop.addUnit(offerId, { code: form })).body.code).toBe('0000')
  await shop.inject(calls.vault.addUnits, { params, body: { units: [{ code: listed }] } }, vendor)
  await shop.paste(offerId, pasted)
  await shop.addUnit(accounts, { login, password })
  expect((await shop.uploadUnits(offerId, `code\n${sent}\n`)).code).toBe('0000')
  const files = await shop.offer({ vault: 'cards' })
  expect((await shop.addFile(files, `${name}.txt`, Buffer.from(`a file: ${inside}`))).code).toBe('0000')
  await shop.deps.jobs.runDue()
  // Refused: as stocked already, also by another seller, with a wrong field, with a wrong type, and too long.
  const other = await signInSeller(shop, { sellerId: null })
  errors.push((await shop.addUnit(offerId, { code: form })).body)
  errors.push((await shop.paste(accounts, form)).body, (await shop.addUnit(accounts, { login: refused })).body)
  errors.push((await shop.addUnit(offerId, { code: [refused] } as never)).body)
  errors.push((await shop.addUnit(offerId, { code: refused.repeat(20) })).body)
  errors.push((await shop.paste(offerId, refused, { by: other })).body)
  errors.push(await shop.addFile(offerId, `${refused}.exe`, Buffer.from(inside)))
  errors.push(await shop.addFile(accounts, `${refused}.txt`, Buffer.from(`a file: ${inside}`)))
  errors.push(await shop.uploadUnits(offerId, `${refused},code\n"${refused}`))
  await shop.deps.jobs.runDue()

  const { orderId } = await shop.buyAndPay(shop.customer, offerId, 2)
  const withFile = await shop.buyAndPay(shop.customer, files)
  const [first] = (await shop.units(offerId, { state: 'delivered' }))?.list ?? []
  const replaced = await shop.inject(
    calls.vault.replaceUnit,
    { params: { id: orderId }, body: { unitId: first?.id ?? '' } },
    vendor,
  )
  expect(replaced.body.code).toBe('0000')
  const page = await shop.units(offerId)
  // Control: the seller's export and the buyer's page show them.
  const exported = JSON.stringify((await shop.inject(calls.vault.exportUnits, { params, body: {} }, vendor)).body)
  for (const code of [form, listed, pasted, sent]) expect(exported).toContain(code)
  const [file] = await shop.filesOf(withFile.orderId)
  expect(file?.name).toBe(`${name}.txt`)
  const opened = await shop.download(withFile.orderId, file?.unitId ?? '')
  expect(Buffer.from(opened.body.data?.document ?? '', 'base64').toString()).toContain(inside)
  expect(await shop.revealed(orderId)).toHaveLength(2)

  const logged = lines.length
  const addressed = await sendInAddresses(offerId, form)
  expect(lines.length).toBeGreaterThan(logged)

  const stored = await dump(shop)
  const backup = await backupFiles()
  // Control: the backup has the row of the offer, and a file beside it.
  expect(backup.some((text) => text.includes(offerId))).toBe(true)
  expect(backup.length).toBeGreaterThan(1)
  const shown = JSON.stringify([errors, page, await shop.units(files), replaced.body, addressed])
  for (const secret of canaries) {
    for (const trace of traces(secret)) {
      expect([secret, stored.includes(trace)]).toEqual([secret, false])
      expect([secret, backup.some((text) => text.includes(trace))]).toEqual([secret, false])
      expect([secret, lines.join('').includes(trace)]).toEqual([secret, false])
      expect([secret, shown.includes(trace)]).toEqual([secret, false])
    }
  }
  // Only the mail that delivers contains units, and only those of its order.
  const mails = await shop.mailbox()
  const holding = mails.filter((mail) => canaries.some((secret) => JSON.stringify(mail).includes(secret)))
  expect(holding.map(({ toAddress }) => toAddress)).toEqual([shop.email])
  expect(lines.length).toBeGreaterThan(5)
})
