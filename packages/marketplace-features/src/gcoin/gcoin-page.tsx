import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { DocumentList, EntryList } from '../page/index.ts'
import * as css from './gcoin.css.ts'
import type { loadGCoin } from './load-gcoin.ts'
import { GCoinFacts, TopUpButton } from './top-up/index.ts'

export type GCoinPageProps = Omit<Awaited<ReturnType<typeof loadGCoin>>, 'meta'>

/** The G Coin balance, the uses of G Coin, and the entries of the account. */
export function GCoinPage({ balance, entries, documents }: GCoinPageProps) {
  const t = useT()
  const { money } = useFormat()
  return (
    <div className={css.wide}>
      <div className={css.head}>
        <Heading level={1}>{t('rental.gcoin')}</Heading>
        <Text tone="muted">{t('rental.gcoinLead')}</Text>
      </div>
      <Card>
        <div className={css.section}>
          <div className={css.balance}>
            <p>
              <Text as="span" size={14} tone="muted">
                {t('rental.balance')}
              </Text>
              <bdi className={css.figure}>{money({ minor: balance, currency: 'GCOIN' })}</bdi>
            </p>
            <TopUpButton size="lg" />
          </div>
          <GCoinFacts />
        </div>
      </Card>
      <section className={css.section} aria-labelledby="ledger">
        <Heading level={2} size="md" id="ledger">
          {t('rental.ledger')}
        </Heading>
        {entries.list.length === 0 ? <Text tone="muted">{t('rental.ledgerEmpty')}</Text> : null}
        <EntryList
          entries={entries.list.map((entry) => ({
            id: entry.id,
            at: entry.at,
            sign: entry.amount < 0 ? -1 : 1,
            amount: money({ minor: Math.abs(entry.amount), currency: 'GCOIN' }),
            reason: t('rental.entry', { kind: entry.kind }),
            ...(entry.refKind === 'order' && {
              link: { href: paths.order(entry.refId), label: t('rental.order', { id: entry.refId }) },
            }),
          }))}
        />
        <Pagination
          label={t('rental.pages')}
          as={ShopAnchor}
          page={entries.pageNo}
          pageCount={Math.ceil(entries.total / entries.pageSize)}
          hrefOf={(page) => `${paths.gCoin()}?page=${page}`}
          previousLabel={t('rental.previous')}
          nextLabel={t('rental.next')}
          pageLabel={(page) => t('rental.page', { page })}
        />
      </section>
      <DocumentList
        documents={documents}
        title={t('rental.documents')}
        nameOf={({ kind, number }) => t('rental.document', { kind, number })}
        pages={{
          label: t('rental.documentPages'),
          hrefOf: (page) => `${paths.gCoin()}?page=${entries.pageNo}&documents=${page}`,
          previousLabel: t('rental.previous'),
          nextLabel: t('rental.next'),
          pageLabel: (page) => t('rental.page', { page }),
        }}
      />
      <div>
        <ButtonLink as={ShopAnchor} href={paths.rental()} variant="secondary">
          {t('rental.toRental')}
        </ButtonLink>
      </div>
    </div>
  )
}
