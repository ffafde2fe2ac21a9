import path from 'node:path'
import type { Tenant } from '@tradepost/tenant-config'
import { buildOf, leakTools } from './leak-tools.ts'
import { type Places, readSites, tenantIds } from './places.ts'

/** Names and hosts that identify a tenant. */
export interface Marks {
  id: string
  words: string[]
  domain: string
}

/** Checks whether a mark is taken; returns the reason as a sentence, or null. */
export interface TakenMarks {
  word: (word: string) => string | null
  domain: (domain: string) => string | null
}

/** The sellers' host without its first label, unless the host itself is the registered domain. */
function domainOf([host = '', above]: readonly string[]): string {
  return above && host.endsWith(`.${above}`) ? above : host
}

/** The marks of every tenant except one. */
async function marksBeside(places: Places, id: string): Promise<Marks[]> {
  const { marksOf } = await leakTools()
  const sites = readSites(places)
  const others = tenantIds(places).filter((other) => other !== id)
  return Promise.all(
    others.map(async (other): Promise<Marks> => {
      // For a tenant that cannot be loaded, use the marks in site.json. The tenant's own check reports the error.
      const company = sites.find(({ code }) => code === other)?.companyName ?? other
      const unread = { words: [other, company], commonNames: [], hosts: [] }
      const { words, commonNames, hosts } = await marksOf(path.join(places.tenants, other)).catch(() => unread)
      return {
        id: other,
        words: [...commonNames, ...words.filter((word) => !word.startsWith('#'))],
        domain: domainOf(hosts),
      }
    }),
  )
}

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

type NameTools = Pick<Awaited<ReturnType<typeof leakTools>>, 'wholeWord' | 'isCommonName'>

/** Finds the tenant with a mark equal to the name. An uncommon name or mark also matches as a part of the other. */
function ownerOf(name: string, others: readonly Marks[], { wholeWord, isCommonName }: NameTools) {
  const holds = (whole: string, part: string) => !isCommonName(part) && wholeWord(part).pattern.test(whole)
  const same = (mark: string) => mark.toLowerCase() === name.toLowerCase()
  return others.find(({ words }) => words.some((mark) => same(mark) || holds(mark, name) || holds(name, mark)))
}

const hostOwner = (host: string, others: readonly Marks[]) =>
  others.find(({ domain }) => isBelow(host, domain) || isBelow(domain, host))

/** Finds conflicts of a new tenant's marks with other tenants and, for uncommon names, with existing builds. */
export async function takenMarks(places: Places): Promise<TakenMarks> {
  const tools = await leakTools()
  const { findLeaks, isCommonName } = tools
  const others = await marksBeside(places, '')
  const builds = others.flatMap(({ id }) => buildOf(path.join(places.tenants, id)) ?? [])
  const nobody = { name: '', words: [], commonNames: [], texts: '', hosts: [], assets: new Map<string, string>() }
  const isBuilt = (marks: { words: string[] } | { hosts: string[] }) =>
    builds.some((build) => findLeaks(build, nobody, [{ ...nobody, ...marks }]).length > 0)
  return {
    word(word) {
      const owner = ownerOf(word, others, tools)
      if (owner) return `${word} is too similar to a name of the tenant ${owner.id}: choose another.`
      if (!isCommonName(word) && isBuilt({ words: [word] }))
        return `${word} already occurs in the code of every shop: choose a name that only this shop has.`
      return null
    },
    domain(domain) {
      const owner = hostOwner(domain, others)
      if (owner) return `${domain} is the domain of the tenant ${owner.id}, or a part of it: choose another.`
      return isBuilt({ hosts: [domain] }) ? `${domain} already occurs in the code of every shop: choose another.` : null
    },
  }
}

/** Marks that a tenant shares with another, as sentences. A leak search would find them in the builds of both. */
export async function sharedMarks(places: Places, id: string, tenant: Tenant): Promise<string[]> {
  const tools = await leakTools()
  const others = await marksBeside(places, id)
  const marks = [tenant.tenantName, tenant.displayName, tenant.companyName]
  const words = [...new Map(marks.map((one) => [one.toLowerCase(), one])).values()]
  const domain = domainOf((await tools.marksOf(path.join(places.tenants, id))).hosts)
  const shared = (mark: string, owner: Marks | undefined) =>
    owner ? [`${mark} is too similar to a name of the tenant ${owner.id}: their builds could not be told apart`] : []
  return [
    ...words.flatMap((word) => shared(word, ownerOf(word, others, tools))),
    ...shared(domain, hostOwner(domain, others)),
  ]
}
