import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { CheckIcon, CopyIcon } from '@tradepost/ui-kit/icons'
import { TextField } from '@tradepost/ui-kit/text-field'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { useEffect, useState } from 'react'
import * as css from '../frame/pass.css.ts'

/** An invitation link with a button to copy it. The button is hidden without JavaScript. */
export function CopyLink({ link }: { link: string }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <div className={css.link}>
      <div className={css.linkField}>
        <TextField
          id="invitation-link"
          label={t('pass.yourLink')}
          value={link}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <span className={css.noScriptHidden}>
        <Button
          icon={copied ? CheckIcon : CopyIcon}
          onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {t(copied ? 'pass.copied' : 'pass.copy')}
        </Button>
      </span>
      <VisuallyHidden>
        <span role="status">{copied ? t('pass.copied') : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
