import { useActionData, useLoaderData } from '@remix-run/react'
import { NotificationSettings } from '@tradepost/marketplace-features/alerts'
import { changeNotifications, loadNotifications } from '@tradepost/marketplace-features/alerts/server'
import { SettingsPage } from '@tradepost/marketplace-features/buyer'
import { loadSettings, saveCountry } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-settings', layout: 'web' }
export const loader = page(
  ['account', 'offer', 'saved'],
  async (context) => {
    const [settings, notifications] = await Promise.all([loadSettings(context), loadNotifications(context)])
    return { ...settings, notifications }
  },
  { signedIn: true },
)
export const action = pageAction(
  (context, form, _args, tools) => changeNotifications(context, form, tools) ?? saveCountry(context, form, tools),
  { signedIn: true },
)
export const meta = metaFromData

export default function BuyerPageRoute() {
  const { countryId, countries, languages, currencies, notifications } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      countryId={countryId}
      countries={countries}
      languages={languages}
      currencies={currencies}
      result={useActionData<typeof action>()}
      notifications={<NotificationSettings {...notifications} />}
    />
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
