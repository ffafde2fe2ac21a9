import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { type OpenType, ProviderLinks, ProviderMark } from '../../credentials/index.ts'
import { paths } from '../../kernel/paths/index.ts'
import * as css from '../buyer.css.ts'
import * as securityCss from './security.css.ts'

type Identity = CallData<typeof calls.signIn.signInMethods>['identities'][number]

function LinkedRow({ identity: { openType, name, linkedAt, lastUsedAt } }: { identity: Identity }) {
  const t = useT()
  const { instant } = useFormat()
  const provider = t('signIn.provider', { type: openType })
  return (
    <li className={securityCss.row}>
      <div className={securityCss.facts}>
        <ProviderMark type={openType} />
        <div className={securityCss.words}>
          <Text weight="semibold">
            {provider}
            {name ? ' · ' : null}
            <bdi>{name}</bdi>
          </Text>
          <Text size={14} tone="muted">
            {t('signIn.linkedSince', { date: instant(linkedAt, 'date'), used: instant(lastUsedAt, 'date') })}
          </Text>
        </div>
      </div>
      <Form method="post">
        <input type="hidden" name="openType" value={openType} />
        <Button type="submit" name="intent" value="unlink" variant="secondary" size="sm">
          {t('signIn.disconnect')}
          <VisuallyHidden>: {provider}</VisuallyHidden>
        </Button>
      </Form>
    </li>
  )
}

/** The providers the user logs in with, and those that can be connected. */
export function LinkedCard({
  identities,
  providers,
}: {
  identities: readonly Identity[]
  providers: readonly OpenType[]
}) {
  const t = useT()
  const connectable = providers.filter((openType) => !identities.some((identity) => identity.openType === openType))
  if (identities.length === 0 && connectable.length === 0) return null
  return (
    <Card as="section" aria-labelledby="linked">
      <div className={css.section}>
        <Heading level={2} size="md" id="linked">
          {t('signIn.linkedTitle')}
        </Heading>
        <Text size={14} tone="muted">
          {t(identities.length > 0 ? 'signIn.linkedLead' : 'signIn.linkedNone')}
        </Text>
        {identities.length > 0 ? (
          <ul className={securityCss.list}>
            {identities.map((identity) => (
              <LinkedRow key={identity.openType} identity={identity} />
            ))}
          </ul>
        ) : null}
        {connectable.length > 0 ? (
          <ProviderLinks providers={connectable} purpose="link" back={paths.security()} />
        ) : null}
      </div>
    </Card>
  )
}
