import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** An address in its one spelling: IPv4 also where a socket calls it IPv6. */
export function plainAddress(ip: string): string {
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip
}

/**
 * What a limit counts of an address: itself, or the network of 64 bits that an IPv6 household or server has to itself.
 * Every address in it costs its holder nothing.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${new ipaddr.IPv6([...address.toByteArray().slice(0, 8), ...Array(8).fill(0)]).toString()}/64`
}

/** Addresses of our own network: no visitor has one, whoever does speaks for many. */
const inside = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified'])

/** The network of an address as a tenant's limits keep it: a hash; null for an address that speaks for many. */
export const networkKeyOf = (tenantId: number, ip: string): string | null =>
  isInside(ip)
    ? null
    : createHash('sha256')
        .update(`${tenantId}|network|${networkOf(ip)}`)
        .digest('base64url')

export const isInside = (ip: string): boolean => ipaddr.isValid(ip) && inside.has(ipaddr.process(ip).range())
