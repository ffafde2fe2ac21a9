import { isApiError, isSessionOver } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { type DeskContext, failureText, type Problem, refuse } from '../../kernel/server.ts'
import { changesOf, type TableChange } from './changes-of.ts'

const mostOffers = 50

/** Saves the changes of one offer, unless its price is another one by now. */
async function saveOffer({ api, t }: DeskContext, changes: readonly TableChange[]): Promise<Problem | null> {
  const [first] = changes
  if (!first) return null
  const current = await api(calls.seller.sellerOfferDetail, { params: { id: first.id } })
  const body: { priceMinor?: number; available?: number } = {}
  for (const { field, name, before, after } of changes) {
    if (after === null) continue
    if (field === 'stock') body.available = after
    else if (current.priceMinor !== before)
      return { code: 'state_conflict', message: t('offerForm.changed-meanwhile'), field: name }
    else body.priceMinor = after
  }
  await api(calls.seller.sellerOfferEdit, { params: { id: first.id }, body: { version: current.version, ...body } })
  return null
}

/** Saves the typed prices and stocks, offer by offer. Nothing is saved while one of them is no price or stock. */
export async function actOnTable(context: DeskContext, form: FormData) {
  const { t } = context
  const changes = changesOf(form)
  const problems: Problem[] = changes
    .filter(({ after }) => after === null)
    .map(({ field, name }) => ({
      ...{ code: 'format_error', field: name },
      message: t(field === 'price' ? 'desk.price-wrong' : 'desk.stock-wrong'),
    }))
  if (changes.length === 0) problems.push({ code: 'cannot_be_empty', message: t('desk.table-none') })
  if (problems.length > 0) return refuse(problems, form)
  let changed = 0
  const ids = [...new Set(changes.map(({ id }) => id))].slice(0, mostOffers)
  for (const id of ids) {
    const ofOffer = changes.filter((one) => one.id === id)
    try {
      const problem = await saveOffer(context, ofOffer)
      if (problem) problems.push(problem)
      else changed += 1
    } catch (error) {
      if (!isApiError(error) || isSessionOver(error)) throw error
      problems.push({ code: error.code, message: failureText(context, error), field: ofOffer[0]?.name })
    }
  }
  return problems.length > 0 ? { ...refuse(problems, form), changed } : { ok: true as const, changed }
}
