import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { useState } from 'react'
import * as css from './shown-once.css.ts'

interface ShownOnceProps {
  title: string
  lead: string
  value: string
}

/** A value that no other page shows again, with a button that copies it. */
export function ShownOnce({ title, lead, value }: ShownOnceProps) {
  const t = useT()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Notice tone="warning" title={title} role="status">
      <div className={css.shownOnce}>
        <p>{lead}</p>
        <bdi className={css.code} data-once>
          {value}
        </bdi>
        <Button
          type="button"
          variant="secondary"
          size="sm"
          onClick={() => navigator.clipboard.writeText(value).then(() => setIsCopied(true))}
        >
          {t(isCopied ? 'sellerApi.copied' : 'sellerApi.copy')}
        </Button>
      </div>
    </Notice>
  )
}
