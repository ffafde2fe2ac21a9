import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
// @boundaries-ignore the bench opens the pages of the desk as the desk does
import { actOnUnits, loadUnitImport } from '../../../packages/desk-features/src/units/server.ts'
import type { Installation } from '../installation.ts'
import { openDesk } from './desk.ts'

const codeCount = 100_000
const patienceMs = 600_000
const pollMs = 100

const code = () => (randomBytes(8).toString('hex').toUpperCase().match(/.{4}/g) ?? []).join('-')

/** Uploads a list of 100,000 codes into an empty vault as the desk does. Returns the seconds until the last one is stored. */
export async function measureUpload(installation: Installation): Promise<number> {
  const { largeSeller } = installation.database
  if (!largeSeller) throw new Error('The installation has no large seller.')
  const { uploadVaultId } = largeSeller
  const desk = await openDesk(installation)
  const lines = Array.from({ length: codeCount }, code)
  const form = new FormData()
  form.set('act', 'import')
  form.set('file', new File([`code\n${lines.join('\n')}\n`], 'codes.csv', { type: 'text/csv' }))
  const address = `/sell/offers/${uploadVaultId}/units`
  const started = performance.now()
  const begun = await actOnUnits(desk(address), form, uploadVaultId)
  if (!('importId' in begun)) throw new Error(`The list was not accepted: ${JSON.stringify(begun)}`)
  for (;;) {
    const { state } = await loadUnitImport(desk(address), uploadVaultId, begun.importId)
    const seconds = (performance.now() - started) / 1000
    if (state.state === 'done' && state.added === codeCount) {
      console.error(`upload of ${codeCount} codes: ${seconds.toFixed(1)} s`)
      return seconds
    }
    if (state.state === 'done' || state.state === 'failed' || seconds * 1000 > patienceMs)
      throw new Error(`The import ended as ${JSON.stringify(state)}`)
    await delay(pollMs)
  }
}
