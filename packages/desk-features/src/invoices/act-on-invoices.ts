import { calls } from '@tradepost/contract'
import {
  type DeskContext,
  type DeskTools,
  type Problem,
  type Refusal,
  refuse,
  textOf,
  withIdentity,
} from '../kernel/server.ts'

/** Legal details as typed. */
const partyOf = (form: FormData) => ({
  name: textOf(form, 'name').trim(),
  address: textOf(form, 'address').replaceAll('\r\n', '\n').trim(),
  country: textOf(form, 'country') || null,
  taxNumber: textOf(form, 'taxNumber').trim(),
})

function refusalOf({ t }: DeskContext, form: FormData): Refusal | null {
  const { name } = partyOf(form)
  const problems: Problem[] =
    name.length < 2 ? [{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'name' }] : []
  return problems.length > 0 ? refuse(problems, form) : null
}

const done = { ok: true as const }

/** Sets who sells, and the details of the company. */
export const setInvoiceSettings = async (context: DeskContext, form: FormData, tools: DeskTools) =>
  refusalOf(context, form) ??
  withIdentity(context, form, tools, async () => {
    const soldBy = textOf(form, 'soldBy') === 'seller' ? ('seller' as const) : ('company' as const)
    const body = { soldBy, ...partyOf(form), note: textOf(form, 'note').trim() }
    await context.api(calls.invoice.setInvoiceSettings, { body })
    return done
  })

/** Sets the details of the seller. */
export const setInvoiceParty = async (context: DeskContext, form: FormData, tools: DeskTools) =>
  refusalOf(context, form) ??
  withIdentity(context, form, tools, async () => {
    await context.api(calls.invoice.sellerSetInvoiceParty, { body: partyOf(form) })
    return done
  })
