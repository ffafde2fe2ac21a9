import { maskedUnit, readUnitText, type UnitField, unitFields } from '@tradepost/domain/offer/unit-content'
import type { SecretItem } from '../../platform/crypto/secret-box.ts'

/** Shorter values, such as a number of pieces, are no secrets and occur in ordinary sentences. */
const shortestSecret = 4
const isField = (label: string): label is UnitField => unitFields.some((field) => field === label)

/** A delivered item by its last characters. */
export const maskOfItem = ({ label, value }: SecretItem): string =>
  maskedUnit(isField(label) && label !== 'password' && label !== 'email' ? { [label]: value } : { note: value })

/** Everything in delivered items that must not leave the shop: each value, and the fields of one that is a whole line. */
export function secretsIn(items: readonly SecretItem[]): string[] {
  const values = items.flatMap(({ value }) => [
    ...[value, ...value.split('\n')],
    ...Object.values(readUnitText(value, true)),
    ...Object.values(readUnitText(value, false)),
  ])
  const secrets = values.map((value) => (value ?? '').trim()).filter((value) => value.length >= shortestSecret)
  // The longest first, so that a part of one does not hide where the whole was.
  return [...new Set(secrets)].toSorted((a, b) => b.length - a.length)
}

/** A text without the secrets that it repeats. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((left, secret) => left.replaceAll(secret, '••••'), text)
