import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { WalletIcon } from '@tradepost/ui-kit/icons'
import { ShopLink } from '../kernel/paths/index.ts'
import { signInPaths } from '../kernel/paths/sign-in-paths.ts'
import * as css from './provider-links.css.ts'

export type OpenType = CallData<typeof calls.signIn.identityProviders>['providers'][number]['openType']

/** The provider's initial in a disc, to avoid using its logo. */
export function ProviderMark({ type }: { type: string }) {
  const t = useT()
  return (
    <span className={css.mark} aria-hidden>
      {type === 'Wallet' ? <Icon shape={WalletIcon} size={16} /> : t('signIn.provider', { type }).slice(0, 1)}
    </span>
  )
}

interface ProviderLinksProps {
  providers: readonly OpenType[]
  purpose: 'login' | 'link' | 'prove'
  /** The path to return to. */
  back: string
  ut?: string
}

/** One link per provider that is set up. */
export function ProviderLinks({ providers, purpose, back, ut = '' }: ProviderLinksProps) {
  const t = useT()
  const word = purpose === 'link' ? 'signIn.connect' : 'signIn.with'
  return (
    <ul className={css.list}>
      {providers.map((type) => (
        <li key={type}>
          {/* Loads a document and must not be prefetched: requesting this address begins a sign-in. */}
          <ShopLink
            to={signInPaths.with(type, { purpose, back, ut })}
            reloadDocument
            prefetch="none"
            className={css.link}
            rel="nofollow"
          >
            <ProviderMark type={type} />
            {t(word, { provider: t('signIn.provider', { type }) })}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

/** The providers below a login form. Renders nothing if none is set up. */
export function OtherWays(props: ProviderLinksProps) {
  const t = useT()
  if (props.providers.length === 0) return null
  return (
    <nav className={css.ways} aria-label={t('signIn.providersTitle')}>
      <span className={css.or}>{t('signIn.or')}</span>
      <ProviderLinks {...props} />
    </nav>
  )
}
