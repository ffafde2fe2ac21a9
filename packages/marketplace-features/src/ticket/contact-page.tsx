import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useHere } from '../kernel/index.ts'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { PageBody } from '../page/index.ts'
import { ContactForm } from './contact-form.tsx'
import type { loadContact } from './load-tickets.ts'
import * as css from './ticket.css.ts'

type Data = Omit<Awaited<ReturnType<typeof loadContact>>, 'meta'>
export type ContactPageProps = Data & { result?: unknown }

/** The page on which everybody can ask support. */
export function ContactPage({ sent, result, ...form }: ContactPageProps) {
  const t = useT()
  const here = useHere()
  return (
    <PageBody>
      <div className={css.frame}>
        <Heading level={1}>{t('requests.title')}</Heading>
        <Text tone="muted">{t('requests.lead')}</Text>
        {form.signedIn ? (
          <div>
            <ButtonLink as={ShopAnchor} href={paths.requests()} variant="secondary" size="sm">
              {t('requests.mine')}
            </ButtonLink>
          </div>
        ) : (
          <Text size={14}>
            <ShopLink to={paths.login(here)} className={css.link}>
              {t('requests.sign-in')}
            </ShopLink>{' '}
            {t('requests.sign-in-why')}
          </Text>
        )}
        {sent ? (
          <Notice tone="success" role="status" title={t('requests.sent-title', { number: sent })}>
            {t('requests.sent')}
          </Notice>
        ) : null}
        <ContactForm key={sent ?? ''} {...form} result={result} />
      </div>
    </PageBody>
  )
}
