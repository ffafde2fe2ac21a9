import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { currencyCodes } from '@tradepost/domain/money/currencies'
import { defaultThemeColor } from '@tradepost/domain/opening/opening-steps'
import { languages, ownName } from '@tradepost/i18n/locales'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  ChosenList,
  DeskAnchor,
  IdentityProblems,
  IdentityStep,
  needsIdentity,
  PageHead,
  paths,
  readRefusal,
  ShownOnce,
  useBusy,
} from '../kernel/index.ts'
import { RestCard } from './rest-card.tsx'
import * as css from './tenants.css.ts'

type Created = CallData<typeof calls.tenant.createTenant>

export interface NewTenantPageProps extends Pick<CallData<typeof calls.tenant.tenantList>, 'rated' | 'mayCreate'> {
  result?: unknown
}

/** What was created: the credentials, which no other page shows, and what others have to do. */
function Outcome({ id, number, site, credentials }: Created) {
  const t = useT()
  return (
    <>
      <Notice tone="success" role="status" title={t('tenants.created', { shop: id })}>
        <p>{t('tenants.created-lead', { number: String(number), site })}</p>
      </Notice>
      {credentials.map(({ client, credential }) =>
        credential ? (
          <ShownOnce
            key={client}
            title={t('tenants.credential', { id: client })}
            lead={t('tenants.credential-lead')}
            value={credential}
          />
        ) : (
          <Notice key={client} tone="info">
            {t('tenants.of-environment', { id: client })}
          </Notice>
        ),
      )}
      <RestCard />
    </>
  )
}

interface TenantFormProps {
  rated: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** Everything that a tenant begins with. */
function TenantForm({ rated, refusal }: TenantFormProps) {
  const t = useT()
  const busy = useBusy('create')
  const field = (name: string, fallback = '') => ({
    ...{ id: name, name, error: refusal.of(name), required: true },
    defaultValue: refusal.value(name) ?? fallback,
  })
  const address = (url: string) => t('tenants.address-hint', { address: `\u2066${url}\u2069` })
  return (
    <Form method="post" noValidate>
      <FormBody>
        <IdentityProblems refusal={refusal} />
        <TextField {...field('id')} label={t('tenants.id')} hint={t('tenants.id-hint')} maxLength={31} dir="ltr" />
        <TextField {...field('company')} label={t('tenants.company')} maxLength={80} />
        <TextField {...field('admin')} label={t('tenants.admin')} type="email" dir="ltr" />
        <TextField
          {...field('shopOrigin')}
          label={t('tenants.shop-origin')}
          hint={address('https://shop.nova.example')}
          dir="ltr"
        />
        <TextField
          {...field('deskOrigin')}
          label={t('tenants.desk-origin')}
          hint={address('https://desk.nova.example')}
          dir="ltr"
        />
        <ChosenList
          name="languages"
          label={t('opening.languages')}
          firstLabel={t('opening.first-language')}
          all={languages.map((code) => ({ value: code, label: ownName(code) }))}
          chosen={refusal.value('languages')?.split(' ') ?? ['en']}
          first={refusal.value('first-languages') ?? 'en'}
          error={refusal.of('languages')}
        />
        <ChosenList
          name="currencies"
          label={t('opening.currencies')}
          firstLabel={t('opening.first-currency')}
          all={currencyCodes.map((code) => ({ value: code, label: code }))}
          chosen={refusal.value('currencies')?.split(' ') ?? ['USD']}
          first={refusal.value('first-currencies') ?? 'USD'}
          error={refusal.of('currencies')}
        />
        <TextField
          {...field('rates')}
          required={false}
          label={t('tenants.rates')}
          hint={t('tenants.rates-hint', { currencies: rated.join(', ') })}
          dir="ltr"
        />
        <TextField
          {...field('themeColor', defaultThemeColor)}
          label={t('tenants.colour')}
          hint={t('tenants.colour-hint')}
          dir="ltr"
        />
        <IdentityStep refusal={refusal} side="staff" />
        <FormActions>
          <Button name="act" value="create" loading={busy}>
            {t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'tenants.create')}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}

/** The form of a new tenant, and afterwards what was created. */
export function NewTenantPage({ rated, mayCreate, result }: NewTenantPageProps) {
  const t = useT()
  const { created } = (result ?? {}) as { created?: Created }
  return (
    <div className={css.page}>
      <PageHead title={t('tenants.new')} lead={t('tenants.new-lead')} />
      <TextLink as={DeskAnchor} href={paths.tenants()}>
        {t('tenants.title')}
      </TextLink>
      {created ? <Outcome {...created} /> : null}
      {created || !mayCreate ? null : <TenantForm rated={rated} refusal={readRefusal(result)} />}
      {mayCreate ? null : <Notice tone="info">{t('tenants.no-create')}</Notice>}
    </div>
  )
}
