import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/** The canonical spelling of an address; an IPv4-mapped IPv6 address becomes IPv4. */
export function plainAddress(ip: string): string {
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip
}

/**
 * The network that limits count an address by: an IPv4 address itself, or the /64 of an IPv6 address. One household or
 * server holds a whole /64 and can use any address in it.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${new ipaddr.IPv6([...address.toByteArray().slice(0, 8), ...Array(8).fill(0)]).toString()}/64`
}

/** Address ranges of private networks. No visitor has such an address; a proxy with one stands for many visitors. */
const inside = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'unspecified'])

/**
 * The hash under which a tenant's limits store a network; null for a private address, which stands for many visitors.
 */
export const networkKeyOf = (tenantId: number, ip: string): string | null =>
  isInside(ip)
    ? null
    : createHash('sha256')
        .update(`${tenantId}|network|${networkOf(ip)}`)
        .digest('base64url')

export const isInside = (ip: string): boolean => ipaddr.isValid(ip) && inside.has(ipaddr.process(ip).range())
