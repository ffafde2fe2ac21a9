import { useT } from '@tradepost/i18n/react'
import { Select } from '@tradepost/ui-kit/select'
import { useEffect, useState } from 'react'
import { lastingStorage } from '../../kernel/browser-storage/index.ts'

const schemes = ['device', 'light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Where the browser keeps the choice. `firstVisitScript` applies it before the first paint. */
const storedName = 'scheme'

/**
 * Chooses light or dark pages, against the setting of the device. The server renders nothing: without JavaScript the
 * device decides, and the page stays lighter.
 */
export default function SchemeChoice({ className }: { className: string }) {
  const t = useT()
  const [scheme, setScheme] = useState<Scheme | null>(null)
  useEffect(() => {
    const stored = lastingStorage.getItem(storedName)
    setScheme(schemes.find((one) => one === stored) ?? 'device')
  }, [])
  if (scheme === null) return null
  const choose = (next: Scheme) => {
    setScheme(next)
    const { dataset } = document.documentElement
    if (next === 'device') {
      lastingStorage.removeItem(storedName)
      delete dataset.colorScheme
    } else {
      lastingStorage.setItem(storedName, next)
      dataset.colorScheme = next
    }
  }
  return (
    <div className={className}>
      <Select
        label={t('shell.appearance')}
        size="sm"
        value={scheme}
        options={schemes.map((value) => ({ value, label: t(`shell.appearance-${value}`) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value as Scheme)}
      />
    </div>
  )
}
