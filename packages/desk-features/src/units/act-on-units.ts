import { type CallData, calls } from '@tradepost/contract'
import {
  countOf,
  csvOf,
  type DeskContext,
  type DeskTools,
  isIdentityAsked,
  missingIdentity,
  proveIdentity,
  refuse,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { addFiles } from './add-files.ts'
import { expiryOf } from './expiry-of.ts'
import { addOne } from './one-unit.ts'

const supplies = ['vault', 'manual', 'declared'] as const
const actions = ['withdraw', 'restore', 'bad'] as const

async function setSupply(context: DeskContext, form: FormData, id: string) {
  const supply = supplies.find((one) => one === textOf(form, 'supply')) ?? 'manual'
  const result = await withProblems(context, form, async () => {
    await context.api(calls.vault.setVault, { params: { id }, body: { supply } })
    return { ok: true as const, done: 'saved' as const }
  })
  if (result.ok || result.problems[0]?.field !== 'endpoint') return result
  return refuse([{ code: 'state_conflict', message: context.t('sellerEndpoint.declared-no-endpoint') }], form)
}

function setWarning(context: DeskContext, form: FormData, id: string) {
  const typed = textOf(form, 'lowStock').trim()
  const lowStock = typed ? countOf(typed, { min: 1, max: 1_000_000 }) : null
  if (typed && lowStock === null)
    return refuse([{ code: 'format_error', message: context.t('desk.unit-warning-wrong'), field: 'lowStock' }], form)
  return withProblems(context, form, async () => {
    await context.api(calls.vault.setVault, { params: { id }, body: { lowStock } })
    return { ok: true as const, done: 'saved' as const }
  })
}

function paste(context: DeskContext, form: FormData, id: string) {
  const text = textOf(form, 'unitCodes')
  const remark = textOf(form, 'remark').trim()
  const day = textOf(form, 'expires').trim()
  const expiresAt = day ? expiryOf(day) : undefined
  if (!text.trim())
    return refuse([{ code: 'cannot_be_empty', message: context.t('desk.unit-missing'), field: 'unitCodes' }], form)
  if (expiresAt === null)
    return refuse([{ code: 'format_error', message: context.t('desk.unit-day-wrong'), field: 'expires' }], form)
  return withProblems(context, form, async () => {
    const report = await context.api(calls.vault.pasteUnits, {
      params: { id },
      body: { text, ...(remark ? { remark } : {}), ...(expiresAt ? { expiresAt } : {}) },
    })
    return { ok: true as const, done: 'added' as const, report }
  })
}

function importFile(context: DeskContext, form: FormData, id: string) {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0)
    return refuse([{ code: 'upload_format', message: context.t('desk.import-format'), field: 'file' }], form)
  return withProblems(context, form, async () => {
    const upload = new FormData()
    upload.set('file', file, file.name)
    const { id: importId } = await context.api(calls.vault.importUnits, { params: { id } }, { form: upload })
    return { ok: true as const, done: 'importing' as const, importId }
  })
}

/** Gives a buyer another unit for one that does not work. One press replaces it once, because the key is the unit's. */
function replace(context: DeskContext, form: FormData) {
  const unitId = textOf(form, 'unit')
  return withProblems(context, form, async () => {
    await context.api(
      calls.vault.replaceUnit,
      { params: { id: textOf(form, 'order') }, body: { unitId } },
      { idempotencyKey: `replace-${unitId}` },
    )
    return { ok: true as const, done: 'saved' as const }
  })
}

/** Handles the forms of an offer's vault. */
export async function actOnUnits(context: DeskContext, form: FormData, id: string) {
  const act = textOf(form, 'act')
  if (act === 'supply') return setSupply(context, form, id)
  if (act === 'warning') return setWarning(context, form, id)
  if (act === 'import') return importFile(context, form, id)
  if (act === 'replace') return replace(context, form)
  if (act === 'one') return addOne(context, form, id)
  if (act === 'files') return addFiles(context, form, id)
  const action = actions.find((one) => one === act)
  if (!action) return paste(context, form, id)
  return withProblems(context, form, async () => {
    await context.api(calls.vault.changeUnit, { params: { id: textOf(form, 'unit') }, body: { action } })
    return { ok: true as const, done: 'saved' as const }
  })
}

type ExportedUnit = CallData<typeof calls.vault.exportUnits>['list'][number]

const columns = [
  ...(['code', 'login', 'password', 'email', 'note', 'file', 'remark', 'state', 'expiresAt', 'orderId'] as const),
] as const

/** Units as CSV. */
export const csvOfUnits = (units: readonly ExportedUnit[]): string => csvOf(columns, units)

/** Confirms the user's identity before the export. */
export function confirmExport(context: DeskContext, form: FormData, tools: DeskTools) {
  const missing = missingIdentity(context, form)
  if (missing) return missing
  return withProblems(context, form, async () => {
    await proveIdentity(context, form, tools)
    return { ok: true as const }
  })
}

/** All units of an offer with their content, as CSV; null if the user has to confirm the identity first. */
export async function exportUnits({ api }: DeskContext, id: string): Promise<string | null> {
  const units: ExportedUnit[] = []
  try {
    for (let hasMore = true; hasMore; ) {
      const after = units.at(-1)?.id
      const part = await api(calls.vault.exportUnits, { params: { id }, body: after ? { after } : {} })
      units.push(...part.list)
      hasMore = part.hasMore && part.list.length > 0
    }
  } catch (error) {
    if (isIdentityAsked(error)) return null
    throw error
  }
  return csvOfUnits(units)
}
