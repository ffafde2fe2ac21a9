import { readEmailAddress } from '@tradepost/domain/account/email-address'

/** Who a mail comes from; without a name it is the company's. */
export interface SenderAddress {
  name: string | null
  address: string
}

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Reads `no-reply@shop.example` or `Shop <no-reply@shop.example>`; null for anything else. */
export function readSenderAddress(text: string): SenderAddress | null {
  const named = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/.exec(text.trim())?.groups
  const email = readEmailAddress(named?.address ?? text)
  const name = named?.name?.trim().replace(/^"(.*)"$/, '$1') || null
  return email && !controls.test(name ?? '') ? { name, address: email.address } : null
}
