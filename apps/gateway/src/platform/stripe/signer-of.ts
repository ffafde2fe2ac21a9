import { isSigned, signatureHeader } from './signature.ts'

/** The tenant whose secret signed an event; null if none did. An event says nothing about its tenant that could be trusted. */
export function signerOf(
  secrets: Readonly<Record<string, readonly string[]>>,
  { bytes, header }: { bytes: Buffer; header(name: string): string | undefined },
  now: Date,
): number | null {
  for (const [tenantId, own] of Object.entries(secrets))
    if (own.some((secret) => isSigned(secret, bytes, header(signatureHeader), now))) return Number(tenantId)
  return null
}
