import { Form } from '@remix-run/react'
import type { SellerOffer } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, paths, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import * as css from './units.css.ts'

/** For an offer without a vault: what a vault does, and the button to use it. */
export function StartVault({ offer }: { offer: SellerOffer }) {
  const t = useT()
  const busy = useBusy('supply')
  const mayEdit = useMay()('unit.edit')
  return (
    <Card as="section" aria-labelledby="vault">
      <div className={css.section}>
        <h2 id="vault">{t('desk.vault-start-title')}</h2>
        <p>{t('desk.vault-start')}</p>
        {offer.available > 0 ? (
          <p className={css.muted}>{t('desk.vault-start-stock', { count: offer.available })}</p>
        ) : null}
        {mayEdit ? (
          <Form method="post">
            <input type="hidden" name="act" value="supply" />
            <Button name="supply" value="vault" loading={busy}>
              {t('desk.vault-use')}
            </Button>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}

/** For an offer without a vault: what declared stock does, and the button that starts or ends it. */
export function DeclaredStock({ offer }: { offer: SellerOffer }) {
  const t = useT()
  const may = useMay()
  const busy = useBusy('supply')
  const isDeclared = offer.supply === 'declared'
  return (
    <Card as="section" aria-labelledby="declared">
      <div className={css.section}>
        <h2 id="declared">{t('sellerEndpoint.declared-title')}</h2>
        <p>{t(isDeclared ? 'sellerEndpoint.declared-now' : 'sellerEndpoint.declared-lead')}</p>
        {!isDeclared && offer.available > 0 ? (
          <p className={css.muted}>{t('sellerEndpoint.declared-stock', { count: offer.available })}</p>
        ) : null}
        {may('key.manage') ? (
          <p className={css.muted}>
            <TextLink as={DeskAnchor} href={paths.api()}>
              {t('sellerApi.title')}
            </TextLink>
          </p>
        ) : null}
        {may('unit.edit') ? (
          <Form method="post">
            <input type="hidden" name="act" value="supply" />
            {isDeclared ? (
              <Button name="supply" value="manual" variant="quiet" loading={busy}>
                {t('desk.vault-stop')}
              </Button>
            ) : (
              <Button name="supply" value="declared" variant="secondary" loading={busy}>
                {t('sellerEndpoint.declared-use')}
              </Button>
            )}
          </Form>
        ) : null}
      </div>
    </Card>
  )
}

/** The warning of low stock, the export, and the way back to delivery by hand. */
export function VaultSettings({ offer, result }: { offer: SellerOffer; result?: unknown }) {
  const t = useT()
  const may = useMay()
  const refusal = readRefusal(result)
  const busy = useBusy('warning')
  return (
    <Card as="section" aria-labelledby="settings">
      <div className={css.section}>
        <h2 id="settings">{t('desk.vault-settings')}</h2>
        {may('unit.edit') ? (
          <Form method="post" noValidate>
            <FormBody>
              <input type="hidden" name="act" value="warning" />
              <TextField
                id="lowStock"
                name="lowStock"
                inputMode="numeric"
                label={t('desk.unit-warning')}
                hint={t('desk.unit-warning-hint')}
                defaultValue={refusal.value('lowStock') ?? (offer.lowStock === null ? '' : String(offer.lowStock))}
                error={refusal.of('lowStock')}
              />
              <FormActions>
                <Button variant="secondary" loading={busy}>
                  {t('desk.save-changes')}
                </Button>
              </FormActions>
            </FormBody>
          </Form>
        ) : null}
        {may('unit.export') ? (
          <ButtonLink as={DeskAnchor} href={paths.exportUnits(offer.id)} variant="quiet">
            {t('desk.unit-export')}
          </ButtonLink>
        ) : null}
        {may('unit.edit') && offer.available === 0 ? (
          <Form method="post">
            <input type="hidden" name="act" value="supply" />
            <Button name="supply" value="manual" variant="quiet">
              {t('desk.vault-stop')}
            </Button>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}
