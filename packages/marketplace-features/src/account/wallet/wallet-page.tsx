import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useShop } from '../../kernel/index.ts'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import * as css from '../account-frame.css.ts'
import { AccountFrame } from '../account-frame.tsx'
import { signMessage, walletOf } from './wallet.ts'

/** Page that requests one signature from the wallet of this browser. */
export function WalletPage({ nonce }: { nonce: string }) {
  const t = useT()
  const { tenant } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const signed = useRef(false)
  const [state, setState] = useState<'ready' | 'asking' | 'refused' | 'missing'>('missing')
  useEffect(() => {
    if (walletOf(window)) setState('ready')
  }, [])
  async function sign(event: FormEvent) {
    if (signed.current) return
    event.preventDefault()
    setState('asking')
    const statement = t('signIn.walletStatement', { shop: tenant.displayName })
    const answer = await signMessage(window, nonce, statement).catch(() => null)
    if (!answer || !form.current) return setState('refused')
    for (const [name, value] of Object.entries(answer)) {
      const field = form.current.elements.namedItem(name)
      if (field instanceof HTMLTextAreaElement) field.value = value
    }
    signed.current = true
    form.current.requestSubmit()
  }
  return (
    <AccountFrame title={t('signIn.walletTitle')} lead={t('signIn.walletLead')}>
      {state === 'missing' ? <Notice tone="info">{t('signIn.walletMissing')}</Notice> : null}
      {state === 'refused' ? (
        <Notice tone="danger" role="alert">
          {t('signIn.walletRefused')}
        </Notice>
      ) : null}
      {state === 'missing' ? null : (
        <Form method="post" ref={form} reloadDocument onSubmit={sign}>
          {/* A textarea keeps the line breaks of the signed message. */}
          <textarea name="message" hidden readOnly />
          <textarea name="signature" hidden readOnly />
          <Button type="submit" size="lg" fullWidth loading={state === 'asking'}>
            {t('signIn.walletSign')}
          </Button>
        </Form>
      )}
      <div className={css.foot}>
        <TextLink as={ShopAnchor} href={paths.login()}>
          {t('signIn.otherWay')}
        </TextLink>
      </div>
    </AccountFrame>
  )
}
