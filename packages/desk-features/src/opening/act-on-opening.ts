import { calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import { currencyCodes } from '@tradepost/domain/money/currencies'
import {
  chosenOf,
  type DeskContext,
  type DeskTools,
  keepTicked,
  type Refusal,
  refuse,
  textOf,
  withIdentity,
  withProblems,
} from '../kernel/server.ts'

/** What the opening of the shop needs, and the brands that it may take. */
export async function loadOpening({ api, staff }: DeskContext) {
  const mayTake = staff?.permissions.includes('catalog.view') ?? false
  const [opening, brands] = await Promise.all([
    api(calls.opening.openingDetail),
    mayTake ? api(calls.opening.standardBrandList).then(({ list }) => list) : null,
  ])
  return { opening, brands }
}

const done = { ok: true as const }

async function setLists(context: DeskContext, form: FormData) {
  const chosen = {
    languages: chosenOf(form, 'languages', languages),
    currencies: chosenOf(form, 'currencies', currencyCodes),
  }
  const names = ['languages', 'currencies'] as const
  const problems = names
    .filter((name) => chosen[name].length === 0)
    .map((field) => ({ code: 'cannot_be_empty', message: context.t('opening.choose-one'), field }))
  if (problems.length > 0) return keepTicked(form, names, refuse(problems, form))
  const result = await withProblems(context, form, async () => {
    await context.api(calls.opening.setShopLists, { body: chosen })
    return done
  })
  return result.ok ? result : keepTicked(form, names, result)
}

async function setLegal(context: DeskContext, form: FormData) {
  const links = {
    terms: textOf(form, 'terms').trim(),
    privacy: textOf(form, 'privacy').trim(),
    imprint: textOf(form, 'imprint').trim(),
  }
  const problems = Object.entries(links)
    .filter(([, url]) => !/^https:\/\/\S+$/.test(url))
    .map(([field]) => ({ code: 'data_error', message: context.t('opening.address-hint'), field }))
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    await context.api(calls.opening.setLegalLinks, { body: links })
    return done
  })
}

function setSender(context: DeskContext, form: FormData, tools: DeskTools) {
  const body = { name: textOf(form, 'name').trim(), address: textOf(form, 'address').trim() }
  if (body.address.length < 3)
    return refuse([{ code: 'cannot_be_empty', message: context.t('account.cannotBeEmpty'), field: 'address' }], form)
  return withIdentity(context, form, tools, async () => {
    await context.api(calls.opening.setMailSender, { body })
    return done
  })
}

async function takeBrands(context: DeskContext, form: FormData) {
  const aliases = form.getAll('aliases').filter((one): one is string => typeof one === 'string')
  if (aliases.length === 0)
    return refuse([{ code: 'cannot_be_empty', message: context.t('opening.choose-one'), field: 'aliases' }], form)
  return withProblems(context, form, async () => {
    await context.api(calls.opening.takeStandardBrands, { body: { aliases } })
    return done
  })
}

const tryPayment = (context: DeskContext, form: FormData) =>
  withProblems(context, form, async () => {
    await context.api(calls.opening.tryPayment)
    return done
  })

const setOpen = (isOpen: boolean) => (context: DeskContext, form: FormData, tools: DeskTools) =>
  withIdentity(context, form, tools, async () => {
    await context.api(calls.opening.setShopOpen, { body: { isOpen } })
    return done
  })

type Act = (context: DeskContext, form: FormData, tools: DeskTools) => Promise<Refusal | typeof done> | Refusal
const acts: Readonly<Record<string, Act>> = {
  ...{ lists: setLists, legal: setLegal, sender: setSender, payment: tryPayment, catalog: takeBrands },
  ...{ open: setOpen(true), close: setOpen(false) },
}

/** Carries out a step before the opening, or opens or closes the shop. */
export async function actOnOpening(context: DeskContext, form: FormData, tools: DeskTools) {
  const act = textOf(form, 'act')
  const result = await (acts[act] ?? setLegal)(context, form, tools)
  return { ...result, act }
}
