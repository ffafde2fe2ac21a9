import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import * as css from './factor.css.ts'

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const t = useT()
  return (
    <div className={css.part}>
      <Notice tone="warning" title={t('factor.codes-title')} role="status">
        <p>{t('factor.codes-lead')}</p>
      </Notice>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      <ButtonLink href={next} fullWidth>
        {t('factor.codes-saved')}
      </ButtonLink>
    </div>
  )
}
