import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Text } from '@tradepost/ui-kit/text'
import { CopyButton } from './copy-button.tsx'
import * as css from './delivery.css.ts'
import type { Revealed } from './revealed.ts'

/** The delivered details in clear text, with buttons to copy and hide them. */
export function Secrets({ revealed, onHide }: { revealed: Revealed; onHide: () => void }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <>
      <dl className={css.secrets}>
        {revealed.items.map(({ label, value, href }) => {
          const name = t('orders.label', { label })
          return (
            <div key={href ?? label + value} className={css.secret}>
              <dt className={css.secretName}>{name}</dt>
              <dd className={css.secretValue} dir="ltr" translate="no">
                {href ? (
                  <a href={href} download>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
              {href ? null : (
                <dd className={css.copy}>
                  <CopyButton value={value} label={name} />
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <div className={css.head}>
        <Text size={14} tone="muted">
          {t('orders.firstRevealed', { date: instant(revealed.firstRevealedAt) })}
        </Text>
        <span className={css.noScriptHidden}>
          <Button type="button" variant="quiet" size="sm" onClick={onHide}>
            {t('orders.hide')}
          </Button>
        </span>
      </div>
    </>
  )
}
