import type { Cart } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Container, Split } from '@tradepost/ui-kit/layout'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { useShop } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { PromiseLine, PurchasePage, TotalLine } from '../purchase/index.ts'
import * as css from './cart.css.ts'
import { CartLineView } from './cart-line.tsx'
import { expectedCart } from './expected-cart.ts'
import { emptyHeadingId, useAfterRemoval } from './use-after-removal.ts'
import { useNewQuantities } from './use-new-quantities.ts'

export interface CartPageProps {
  cart: Cart
  /** The limit of a visitor's cart that was just reached. */
  limit: 'guestLines' | 'guestTotal' | null
}

function EmptyCart() {
  const t = useT()
  const { signedIn } = useShop()
  return (
    <EmptyState
      illustration="cart"
      title={t('cart.emptyTitle')}
      headingLevel={1}
      headingId={emptyHeadingId}
      room="page"
      actions={
        <>
          <ButtonLink as={ShopAnchor} href={paths.allGames()}>
            {t('cart.browse')}
          </ButtonLink>
          {signedIn ? null : (
            <ButtonLink as={ShopAnchor} href={paths.login(paths.cart())} variant="secondary">
              {t('cart.logIn')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t('cart.empty')}</p>
      {signedIn ? null : <p>{t('cart.emptyGuest')}</p>}
    </EmptyState>
  )
}

function Summary({ cart }: { cart: Cart }) {
  const t = useT()
  const { money } = useFormat()
  const { signedIn } = useShop()
  const broken = cart.lines.filter((line) => line.problem !== null).length
  return (
    <Card as="section" aria-labelledby="cart-summary">
      <div className={css.summary}>
        <Heading level={2} size="md" id="cart-summary">
          {t('cart.summary')}
        </Heading>
        <Text tone="muted">{t('cart.count', { count: cart.count })}</Text>
        <TotalLine label={t('cart.total')} amount={money(cart.total)} />
        <Text size={14} tone="muted">
          {t('cart.totalNote')}
        </Text>
        {broken > 0 ? (
          <Notice tone="warning">{t('cart.fixFirst', { count: broken })}</Notice>
        ) : (
          <ButtonLink as={ShopAnchor} href={paths.checkout()} size="lg" fullWidth>
            {t(signedIn ? 'cart.checkout' : 'cart.checkoutLogIn')}
          </ButtonLink>
        )}
        {signedIn ? null : (
          <Text size={14} tone="muted">
            {t('cart.loginKeeps')}
          </Text>
        )}
        <PromiseLine>{t('cart.protection')}</PromiseLine>
      </div>
    </Card>
  )
}

/** The cart: lines that can be bought, lines that cannot, and the total. */
export function CartPage({ cart: loaded, limit }: CartPageProps) {
  const t = useT()
  const sent = useNewQuantities()
  const cart = expectedCart(loaded, sent)
  const { removed, onRemove } = useAfterRemoval(cart.lines)
  const quantities = new Map(loaded.lines.map(({ offerId, quantity }) => [offerId, quantity]))
  const prompt = limit ? (
    <Notice
      tone="warning"
      role="alert"
      title={t(`cart.${limit}`)}
      actions={
        <ButtonLink as={ShopAnchor} href={paths.login(paths.cart())}>
          {t('cart.logIn')}
        </ButtonLink>
      }
    >
      {limit === 'guestLines' ? <p>{t('cart.guestLimitLead', { lines: cart.limits.guestLines })}</p> : null}
    </Notice>
  ) : null
  return (
    <Container>
      <PurchasePage>
        {/* A live region must stay mounted while the page changes, or screen readers do not announce it. */}
        <VisuallyHidden as="p" role="status">
          {removed === null ? null : t('cart.removed', { title: removed })}
        </VisuallyHidden>
        {cart.lines.length > 0 ? <Heading level={1}>{t('cart.title')}</Heading> : null}
        {prompt}
        {cart.lines.length === 0 ? (
          <EmptyCart />
        ) : (
          <Split side="end" sticky aside={<Summary cart={cart} />}>
            <ul className={css.list}>
              {cart.lines.map((line) => (
                <CartLineView
                  key={line.offerId}
                  line={line}
                  confirmedQuantity={quantities.get(line.offerId) ?? line.quantity}
                  busy={sent.has(line.offerId)}
                  perProduct={cart.limits.perProduct}
                  onRemove={onRemove}
                />
              ))}
            </ul>
          </Split>
        )}
      </PurchasePage>
    </Container>
  )
}
