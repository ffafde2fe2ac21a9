import { readEmailAddress } from '@tradepost/domain/account/email-address'

/** The sender of a mail. Without a name, the company's name is used. */
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

interface Senders {
  from: string
  /** By tenant code. */
  senders: Readonly<Record<string, string>>
}

/** The sender of a tenant's mails. */
export function senderAddressOf(
  { from, senders }: Senders,
  shop: { code: string; companyName: string } | undefined,
): SenderAddress {
  const sender = readSenderAddress(senders[shop?.code ?? ''] ?? from)
  if (!sender) throw new Error('MAIL_FROM or SITE_MAIL_FROM contains no valid address')
  return { name: sender.name ?? shop?.companyName ?? null, address: sender.address }
}
