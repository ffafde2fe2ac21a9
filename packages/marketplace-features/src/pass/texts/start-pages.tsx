import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import { CircleCheckIcon, CircleXIcon, DownloadIcon } from '@tradepost/ui-kit/icons'
import { Inline, Stack } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useCount, useShop } from '../../kernel/index.ts'
import { ShopAnchor } from '../../kernel/paths/index.ts'
import { gamesClaim } from '../frame/games-claim.ts'
import * as css from '../frame/pass.css.ts'
import { PassFrame } from '../frame/pass-frame.tsx'
import { passPaths } from '../frame/pass-paths.ts'
import { PlatformNotice } from '../frame/platform-notice.tsx'
import type { loadDownload, loadHowToStart } from './load-texts.ts'

/** Four steps from an account to playing. */
export function HowToStartPage({ plan }: Pick<Awaited<ReturnType<typeof loadHowToStart>>, 'plan'>) {
  const t = useT()
  const count = useCount()
  const steps = [
    { name: 'Subscribe', to: plan.onSale ? passPaths.subscribe() : null, label: t('pass.get') },
    { name: 'Download', to: passPaths.download(), label: t('pass.download') },
    { name: 'SignIn', to: null, label: '' },
    { name: 'Play', to: passPaths.sharedGames(), label: t('pass.seeGames') },
  ] as const
  const values = { hours: count('pass.hours', plan.trialHours), games: gamesClaim(plan.sharedGames) }
  return (
    <PassFrame title={t('pass.howToStart')} lead={t('pass.howToStartText')}>
      {plan.onSale ? null : <PlatformNotice onSale={false} />}
      <ol className={css.steps}>
        {steps.map(({ name, to, label }) => (
          <li key={name} className={css.step}>
            <div className={css.stepWords}>
              <Heading level={2} size="md">
                {t(`pass.step${name}`)}
              </Heading>
              <Text tone="muted">{t(`pass.step${name}Text`, values)}</Text>
              {to ? (
                <ButtonLink as={ShopAnchor} href={to} variant="secondary" size="sm">
                  {label}
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </PassFrame>
  )
}

const needs: readonly [IconShape, 'Windows' | 'NoMac' | 'Account' | 'One'][] = [
  [CircleCheckIcon, 'Windows'],
  [CircleXIcon, 'NoMac'],
  [CircleCheckIcon, 'Account'],
  [CircleCheckIcon, 'One'],
]

/** The desktop client: its download link, if published, and its requirements. */
export function DownloadPage({ platform }: Pick<Awaited<ReturnType<typeof loadDownload>>, 'platform'>) {
  const t = useT()
  const { clientDownloadUrl } = useShop().tenant
  return (
    <PassFrame title={t('pass.download')} lead={t('pass.downloadText')}>
      <PlatformNotice platform={platform} />
      <Card as="section" aria-labelledby="needs">
        <Stack gap={5}>
          <Heading level={2} size="md" id="needs">
            {t('pass.downloadNeeds')}
          </Heading>
          <Stack as="ul" gap={3}>
            {needs.map(([icon, need]) => (
              <li key={need}>
                <Inline gap={3} align="center" wrap={false}>
                  <Text as="span" tone={need === 'NoMac' ? 'muted' : 'success'}>
                    <Icon shape={icon} />
                  </Text>
                  {t(`pass.needs${need}`)}
                </Inline>
              </li>
            ))}
          </Stack>
          {clientDownloadUrl && platform !== 'mac' ? (
            <div>
              <ButtonLink href={clientDownloadUrl} icon={DownloadIcon} size="lg">
                {t('pass.downloadFor')}
              </ButtonLink>
            </div>
          ) : null}
        </Stack>
      </Card>
      <div className={css.actions}>
        <ButtonLink as={ShopAnchor} href={passPaths.howToStart()} variant="secondary">
          {t('pass.howToStart')}
        </ButtonLink>
        <ButtonLink as={ShopAnchor} href={passPaths.guide()} variant="quiet">
          {t('pass.guide')}
        </ButtonLink>
      </div>
    </PassFrame>
  )
}
