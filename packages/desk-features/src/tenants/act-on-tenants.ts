import { type CallInput, calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import { currencyCodes, isCurrency } from '@tradepost/domain/money/currencies'
import {
  chosenOf,
  type DeskContext,
  type DeskTools,
  keepTicked,
  type Problem,
  refuse,
  requirePermission,
  textOf,
  withIdentity,
} from '../kernel/server.ts'

type Plan = CallInput<typeof calls.tenant.createTenant>['body']
const lists = ['languages', 'currencies'] as const

/** The tenants of the installation. */
export const loadTenants = ({ api }: DeskContext) => api(calls.tenant.tenantList)

/** What the form of a new tenant needs to know. */
export async function loadNewTenant(context: DeskContext) {
  requirePermission(context, 'staff', 'tenant.create')
  const { rated, mayCreate } = await context.api(calls.tenant.tenantList)
  return { rated, mayCreate }
}

/** The typed rates, such as `EUR=0.86, JPY=155`; null if one is not readable. */
function ratesOf(typed: string): Plan['rates'] | null {
  const rates: Plan['rates'] = []
  for (const one of typed.split(/[\s,;]+/).filter(Boolean)) {
    const [, currency = '', perUsd = ''] = /^([A-Z]{3})=(\d{1,8}(?:\.\d{1,8})?)$/.exec(one.toUpperCase()) ?? []
    if (!isCurrency(currency)) return null
    rates.push({ currency, perUsd })
  }
  return rates
}

/** The plan as typed, and what is missing in it. */
function readPlan({ t }: DeskContext, form: FormData): { plan: Plan; problems: Problem[] } {
  const typed = (name: string) => textOf(form, name).trim()
  const rates = ratesOf(typed('rates'))
  const plan: Plan = {
    ...{ id: typed('id'), company: typed('company'), admin: typed('admin') },
    ...{ shopOrigin: typed('shopOrigin'), deskOrigin: typed('deskOrigin'), themeColor: typed('themeColor') },
    languages: chosenOf(form, 'languages', languages),
    currencies: chosenOf(form, 'currencies', currencyCodes),
    rates: rates ?? [],
  }
  const empty = (['id', 'company', 'admin', 'shopOrigin', 'deskOrigin'] as const).filter((name) => !plan[name])
  return {
    plan,
    problems: [
      ...empty.map((field) => ({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field })),
      ...lists
        .filter((name) => plan[name].length === 0)
        .map((field) => ({ code: 'cannot_be_empty', message: t('opening.choose-one'), field })),
      ...(rates ? [] : [{ code: 'data_error', message: t('errors.data_error'), field: 'rates' }]),
    ],
  }
}

/** Creates a tenant. Its credentials are in the result only. */
export async function actOnNewTenant(context: DeskContext, form: FormData, tools: DeskTools) {
  const { plan, problems } = readPlan(context, form)
  if (problems.length > 0) return keepTicked(form, lists, refuse(problems, form))
  const result = await withIdentity(context, form, tools, async () => ({
    ...{ ok: true as const, created: await context.api(calls.tenant.createTenant, { body: plan }) },
  }))
  return result.ok ? result : keepTicked(form, lists, result)
}
