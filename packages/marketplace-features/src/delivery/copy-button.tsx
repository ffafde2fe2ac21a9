import { useT } from '@tradepost/i18n/react'
import { IconButton } from '@tradepost/ui-kit/icon-button'
import { CheckIcon, CopyIcon } from '@tradepost/ui-kit/icons'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { useEffect, useState } from 'react'
import * as css from './delivery.css.ts'

/** Copies a value. Hidden without JavaScript. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <span className={css.noScriptHidden}>
      <IconButton
        icon={copied ? CheckIcon : CopyIcon}
        label={t('orders.copy', { label })}
        onClick={() => navigator.clipboard.writeText(value).then(() => setCopied(true))}
      />
      <VisuallyHidden>
        <span role="status">{copied ? t('orders.copied') : ''}</span>
      </VisuallyHidden>
    </span>
  )
}
