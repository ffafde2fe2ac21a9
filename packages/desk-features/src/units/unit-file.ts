import { calls } from '@tradepost/contract'
import { unitFileHeaders } from '@tradepost/domain/offer/unit-files'
import { isUuid } from '@tradepost/domain/typed/id'
import { paths } from '../kernel/paths.ts'
import { type DeskContext, isIdentityAsked } from '../kernel/server.ts'

const noUnit = '00000000-0000-0000-0000-000000000000'

/** The file of one unit with its headers; null if the user has to confirm the identity first. */
export async function loadUnitFile({ api }: DeskContext, unitId: string) {
  try {
    const { fileName, document } = await api(calls.vault.unitFile, {
      params: { id: isUuid(unitId) ? unitId : noUnit },
      body: {},
    })
    return { bytes: Buffer.from(document, 'base64'), headers: unitFileHeaders(fileName) }
  } catch (error) {
    if (isIdentityAsked(error)) return null
    throw error
  }
}

/** The address of the file for which the identity was confirmed: that of one unit if the page names it, or that of all. */
export function exportedFile(id: string, page: string): string {
  const unit = new URL(page).searchParams.get('unit') ?? ''
  return isUuid(unit) ? paths.fileOfUnit(id, unit) : paths.unitFile(id)
}
