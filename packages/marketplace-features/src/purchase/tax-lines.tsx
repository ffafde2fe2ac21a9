import { useFormat, useT } from '@tradepost/i18n/react'
import { Text } from '@tradepost/ui-kit/text'
import { useIsolated } from '../kernel/index.ts'
import type { StatedTax } from './stated-tax.ts'

/** The tax that a total includes, one line for each rate. */
export function TaxLines({ tax: { parts, isReverse }, currency }: { tax: StatedTax; currency: string }) {
  const t = useT()
  const { money } = useFormat()
  const isolated = useIsolated()
  const lines = isReverse
    ? [t('checkout.taxReverse')]
    : parts.map(({ percent, minor }) =>
        t('checkout.taxIncluded', { percent: String(percent), amount: isolated(money({ minor, currency })) }),
      )
  return lines.map((line) => (
    <Text key={line} size={14} tabular>
      {line}
    </Text>
  ))
}
