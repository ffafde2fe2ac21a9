import path from 'node:path'
import type { Locale } from '@tradepost/i18n'
import { packFor } from '@tradepost/i18n/server'
import type { Tenant } from '@tradepost/tenant-config'
import { buildOf, leakTools } from './leak-tools.ts'
import { type Places, readSites, readTenant, tenantIds } from './places.ts'
import { isProgramWord } from './program-words.ts'

/** What tells a tenant from every other. */
export interface Marks {
  id: string
  words: string[]
  domain: string
}

/** Finds out what is in the way of a mark; each answers a sentence, or null. */
export interface TakenMarks {
  word: (word: string) => string | null
  domain: (domain: string) => string | null
}

/** NOTE: one name above the sellers' host, unless that is the registered one itself. */
function domainOf([host = '', above]: readonly string[]): string {
  return above && host.endsWith(`.${above}`) ? above : host
}

/** The marks of every tenant beside one. */
async function marksBeside(places: Places, id: string): Promise<Marks[]> {
  const { marksOf } = await leakTools()
  const sites = readSites(places)
  const others = tenantIds(places).filter((other) => other !== id)
  return Promise.all(
    others.map(async (other): Promise<Marks> => {
      // NOTE: of one that cannot be read, before its installation perhaps, the gateway knows some; what is wrong is said where that one is checked.
      const company = sites.find(({ code }) => code === other)?.companyName ?? other
      const unread = { words: [other, company], hosts: [] }
      const { words, hosts } = await marksOf(path.join(places.tenants, other)).catch(() => unread)
      return { id: other, words: words.filter((word) => !word.startsWith('#')), domain: domainOf(hosts) }
    }),
  )
}

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

type WholeWord = (word: string) => { pattern: RegExp }

/** The tenant that has a word among its marks, or in one of them, or one of them in it. */
const ownerOf = (word: string, others: readonly Marks[], wholeWord: WholeWord) =>
  others.find(({ words }) =>
    words.some((mark) => wholeWord(word).pattern.test(mark) || wholeWord(mark).pattern.test(word)),
  )

const hostOwner = (host: string, others: readonly Marks[]) =>
  others.find(({ domain }) => isBelow(host, domain) || isBelow(domain, host))

/** What the shops of all tenants say, by language; English always. */
async function textsOf(places: Places): Promise<[Locale, string][]> {
  const texts = new Map<Locale, string[]>([['en', Object.values(packFor('en'))]])
  for (const id of tenantIds(places)) {
    const tenant = await readTenant(places, id).catch(() => null)
    for (const locale of tenant?.languages ?? [])
      texts.set(locale, [
        ...(texts.get(locale) ?? Object.values(packFor(locale))),
        ...Object.values(tenant?.overrides[locale] ?? {}),
      ])
  }
  return [...texts].map(([locale, all]) => [locale, all.join('\n')])
}

/** What stands in the way of a new tenant's marks: the other tenants, the words of the product, and what is built already. */
export async function takenMarks(places: Places): Promise<TakenMarks> {
  const { findLeaks, wholeWord } = await leakTools()
  const others = await marksBeside(places, '')
  const texts = await textsOf(places)
  const builds = others.flatMap(({ id }) => buildOf(path.join(places.tenants, id)) ?? [])
  const nobody = { name: '', words: [], hosts: [], assets: new Map<string, string>() }
  const isBuilt = (marks: { words: string[] } | { hosts: string[] }) =>
    builds.some((build) => findLeaks(build, nobody, [{ ...nobody, ...marks }]).length > 0)
  return {
    word(word) {
      const owner = ownerOf(word, others, wholeWord)
      if (owner) return `${word} is too like what ${owner.id} is known by: choose another.`
      const [language] = texts.find(([, text]) => wholeWord(word).pattern.test(text)) ?? []
      if (language) return `${word} is a word every shop says in ${language}: choose one that names this shop alone.`
      if (isProgramWord(word) || isBuilt({ words: [word] }))
        return `${word} stands in the program of every shop: choose one that names this shop alone.`
      return null
    },
    domain(domain) {
      const owner = hostOwner(domain, others)
      if (owner) return `${domain} is the domain of ${owner.id}, or a part of it: choose another.`
      return isBuilt({ hosts: [domain] }) ? `${domain} stands in the program of every shop: choose another.` : null
    },
  }
}

/** Marks of a tenant that another has as well, in sentences: neither's build can be searched for them. */
export async function sharedMarks(places: Places, id: string, tenant: Tenant): Promise<string[]> {
  const { marksOf, wholeWord } = await leakTools()
  const others = await marksBeside(places, id)
  const marks = [tenant.tenantName, tenant.displayName, tenant.companyName]
  const words = [...new Map(marks.map((one) => [one.toLowerCase(), one])).values()]
  const domain = domainOf((await marksOf(path.join(places.tenants, id))).hosts)
  const shared = (mark: string, owner: Marks | undefined) =>
    owner ? [`${mark} is too like what ${owner.id} is known by: a build could not be searched for it`] : []
  return [
    ...words.flatMap((word) => shared(word, ownerOf(word, others, wholeWord))),
    ...shared(domain, hostOwner(domain, others)),
  ]
}
