import { Form } from '@remix-run/react'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { useShop } from '../kernel/index.ts'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { OfferCardView, OfferGrid, offerState } from '../offer-card/index.ts'
import { PageBody, PageHead, Section } from '../page/index.ts'
import type { loadWishlist } from './load-saved.ts'
import * as css from './saved.css.ts'
import { WishButton } from './wish-button.tsx'
import { WishTools } from './wish-tools.tsx'

type WishlistPageProps = Omit<Awaited<ReturnType<typeof loadWishlist>>, 'meta'>
type Wish = WishlistPageProps['wishes'][number]

/** A wished offer that no longer exists, with a button to remove it. */
function Gone({ offerId }: { offerId: string }) {
  const t = useT()
  return (
    <div className={css.gone}>
      <p className={css.goneText}>{t('saved.gone')}</p>
      <WishButton offer={{ id: offerId, title: t('saved.gone') }} wished />
    </div>
  )
}

function WishCard({ offer, offerId }: Wish) {
  const t = useT()
  if (!offer) return <Gone offerId={offerId} />
  return (
    <div className={css.wishCell}>
      <div className={css.wishCard}>
        <OfferCardView offer={offer} headingLevel={2} />
      </div>
      {offerState(offer) === 'onSale' ? null : (
        <ShopLink to={paths.brandCategory(offer.brandAlias, offer.categoryAlias)} className={css.similar}>
          {t('saved.similar')}
        </ShopLink>
      )}
    </div>
  )
}

/** The wishlist in its current state, and the last viewed offers. */
export function WishlistPage({ wishes, viewed, limit }: WishlistPageProps) {
  const t = useT()
  const { signedIn } = useShop()
  const wished = wishes.map(({ offerId }) => offerId)
  return (
    <WishTools wished={wished} compare={wishes.length > 1}>
      <PageBody>
        <PageHead
          title={t('saved.title')}
          lead={
            signedIn ? (
              t('saved.lead')
            ) : (
              <>
                {t('saved.leadVisitor')}{' '}
                <ShopLink to={paths.login(paths.wishlist())} className={css.link}>
                  {t('saved.logIn')}
                </ShopLink>
              </>
            )
          }
        >
          {wishes.length > 0 ? (
            <p className={css.count}>
              {t('saved.count', { count: wishes.length, n: `${formatNumber(wishes.length)} / ${formatNumber(limit)}` })}
            </p>
          ) : null}
        </PageHead>
        {wishes.length > 0 ? (
          <ul className={css.grid}>
            {wishes.map((wish) => (
              <li key={wish.offerId} className={css.cell}>
                <WishCard {...wish} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            illustration="cart"
            title={t('saved.emptyTitle')}
            actions={
              <ButtonLink as={ShopAnchor} href={paths.allGames()}>
                {t('saved.browse')}
              </ButtonLink>
            }
          >
            {t('saved.emptyText')}
          </EmptyState>
        )}
        {viewed.length > 0 ? (
          <Section id="viewed" title={t('saved.viewed')}>
            <OfferGrid offers={viewed} />
            <Form method="post" className={css.forget}>
              <Button name="intent" value="forget" variant="secondary" aria-label={t('saved.forgetAll')}>
                {t('saved.forget')}
              </Button>
            </Form>
          </Section>
        ) : null}
      </PageBody>
    </WishTools>
  )
}
