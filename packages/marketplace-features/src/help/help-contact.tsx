import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Heading } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './help-page.css.ts'

/** Leads whoever found no answer to the contact form. */
export function HelpContact() {
  const t = useT()
  return (
    <section className={css.contact} aria-labelledby="contact">
      <Heading level={2} size="md" id="contact">
        {t('help.contactTitle')}
      </Heading>
      <p className={css.summary}>{t('help.contactLead')}</p>
      <div>
        <ButtonLink as={ShopAnchor} href={paths.contact()} variant="secondary">
          {t('shell.contact')}
        </ButtonLink>
      </div>
    </section>
  )
}
