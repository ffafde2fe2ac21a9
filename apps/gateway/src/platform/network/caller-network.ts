import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

interface AddressFacts {
  plain: string
  network: string
  isInside: boolean
}

/** Maximum number of addresses whose facts are cached. */
const mostAddresses = 10_000
const cachedFacts = new Map<string, AddressFacts>()

/** Address ranges of private networks. No visitor has such an address; a proxy with one stands for many visitors. */
const inside = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified'])

function readFacts(ip: string): AddressFacts {
  if (!ipaddr.isValid(ip)) return { plain: ip, network: ip, isInside: false }
  const address = ipaddr.process(ip)
  const plain = address.toString()
  const isV4 = address.kind() === 'ipv4'
  const network = isV4
    ? plain
    : `${new ipaddr.IPv6([...address.toByteArray().slice(0, 8), ...Array(8).fill(0)]).toString()}/64`
  return { plain, network, isInside: inside.has(address.range()) }
}

/** The facts of an address. Cached, because each request asks several times and parsing takes microseconds. */
function factsOf(ip: string): AddressFacts {
  const cached = cachedFacts.get(ip)
  if (cached) return cached
  const facts = readFacts(ip)
  // Callers also pass other keys, such as e-mail addresses.
  if (!isIP(ip)) return facts
  if (cachedFacts.size >= mostAddresses) cachedFacts.clear()
  cachedFacts.set(ip, facts)
  return facts
}

/** The canonical spelling of an address; an IPv4-mapped IPv6 address becomes IPv4. */
export const plainAddress = (ip: string): string => factsOf(ip).plain

/**
 * The network that limits count an address by: an IPv4 address itself, or the /64 of an IPv6 address. One household or
 * server holds a whole /64 and can use any address in it.
 */
export const networkOf = (ip: string): string => factsOf(ip).network

/**
 * The hash under which a tenant's limits store a network; null for a private address, which stands for many visitors.
 */
export const networkKeyOf = (tenantId: number, ip: string): string | null =>
  isInside(ip)
    ? null
    : createHash('sha256')
        .update(`${tenantId}|network|${networkOf(ip)}`)
        .digest('base64url')

export const isInside = (ip: string): boolean => factsOf(ip).isInside
